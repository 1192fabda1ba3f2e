import type { Code } from "../protocol.ts";

/** Which refusals are about which field. */
export const NAME: readonly Code[] = ["bad_name", "name_taken"];
export const NEW_PASSWORD: readonly Code[] = ["bad_password"];
export const OLD_PASSWORD: readonly Code[] = ["wrong_password"];
export const LABEL: readonly Code[] = ["bad_request"];
export const MAIL: readonly Code[] = ["bad_request"];
