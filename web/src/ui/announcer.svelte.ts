/** Text for screen readers: events politely, my turn and refusals at once. */
class Announcer {
  polite = $state("");
  assertive = $state("");

  /** The same text again is only read if it differs. */
  say(text: string): void {
    this.polite = this.polite === text ? `${text}\u00a0` : text;
  }

  interrupt(text: string): void {
    this.assertive = this.assertive === text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
