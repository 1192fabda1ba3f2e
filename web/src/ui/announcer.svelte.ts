/** What a screen reader says: events politely, the turn and refusals at once. */
class Announcer {
  polite = $state("");
  assertive = $state("");

  /** Said again, the same words must differ to be heard. */
  say(text: string): void {
    this.polite = this.polite === text ? `${text}\u00a0` : text;
  }

  interrupt(text: string): void {
    this.assertive = this.assertive === text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
