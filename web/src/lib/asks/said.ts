/** An answer in its sentence, whatever its kind. */
import { verb } from '$lib/facts';
import type { Option } from '$lib/protocol';
import { say } from '$lib/words.svelte';

export function said(option: Option): string {
  return say(`choice-${verb(option.text)}`, option.facts);
}
