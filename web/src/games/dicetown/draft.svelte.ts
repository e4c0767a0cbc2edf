/** Which dice the player has picked up under his cup, while nothing is locked. Dice keep their places. */
class Draft {
  question = $state(-1);
  picked = $state<boolean[]>([]);
  brute = $state(false);
  shaken = $state(false);

  /** A new question: nothing is picked, the cup is closed. */
  begin(question: number, dice: number, shaken: boolean): void {
    if (question === this.question) return;
    this.question = question;
    this.picked = Array<boolean>(dice).fill(false);
    this.brute = false;
    this.shaken = shaken;
  }

  /** The same question under another number: what is picked stays picked. */
  reopen(question: number): void {
    this.question = question;
  }

  forget(): void {
    this.question = -1;
    this.picked = [];
    this.brute = false;
  }

  toggle(at: number): void {
    if (at < this.picked.length) this.picked[at] = !this.picked[at];
  }

  clear(): void {
    this.picked = this.picked.map(() => false);
    this.brute = false;
  }
}

export const draft = new Draft();
