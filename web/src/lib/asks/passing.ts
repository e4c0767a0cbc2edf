/** Letting a moment pass: this time, always when this is asked, or whatever is asked in this round. */
import type { WidgetProps } from '$lib/face';
import type { Option } from '$lib/protocol';

export interface Passing {
  now: () => void;
  always: () => void;
  thisRound: () => void;
}

/** `moment` gives the question as it is when a button is pressed, and the answer that passes, if there is one. */
export function passing(moment: () => { asked: WidgetProps; pass: Option | undefined }): Passing {
  const now = (): void => {
    const { asked, pass } = moment();
    if (pass) asked.answer(pass.text);
  };
  return {
    now,
    always: () => {
      const { asked, pass } = moment();
      if (pass) void asked.table.standing.always(asked.ask.prompt, pass.text).then(now);
    },
    thisRound: () => {
      const { asked, pass } = moment();
      if (pass) void asked.table.standing.thisRound(pass.text).then(now);
    },
  };
}
