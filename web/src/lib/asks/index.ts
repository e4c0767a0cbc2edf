/** One widget for each kind of question, for every game. A game may draw a kind its own way, by what it hands to it. */
import type { Component } from 'svelte';
import Ask from '$lib/Ask.svelte';
import type { WidgetProps } from '$lib/face';
import type { Kind } from '$lib/protocol';
import Amount from './Amount.svelte';
import PickCard from './PickCard.svelte';
import PickSeat from './PickSeat.svelte';
import Play from './Play.svelte';
import Words from './Words.svelte';

export type Widget = Component<WidgetProps>;

/** What has no picture of its own is a list of its answers. */
export const SHARED: Record<Kind, Widget> = {
  words: Words,
  play: Play,
  dice: Ask,
  die: Ask,
  card: PickCard,
  seat: PickSeat,
  place: Words,
  amount: Amount,
  count: Words,
  target: Ask,
};
