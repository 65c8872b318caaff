import type { RulesOf } from './ruleText.ts';

/** Menace cards and their consequences. */
export const MENACE_RULES: RulesOf<'MENACE', 21> = {
  'MENACE-1': {
    title: 'Belt side only',
    page: '30',
    summary: 'Menace cards can be used only in a game on the Belt side.',
  },
  'MENACE-2': {
    title: 'Placing a menace',
    page: '30',
    summary:
      'After the whole set-up one random menace card is laid face up as a link between shuttle spaces 11 and 16; the others are boxed.',
  },
  'MENACE-3': {
    title: 'Effect of a menace',
    page: '30-31',
    summary: 'A menace has a consequence at the end of the game unless someone confronts it in time.',
  },
  'MENACE-4': {
    title: 'Confronting a menace',
    page: '30-31',
    summary: 'A human confronts the menace only as part of the energy action, provided all three conditions are met.',
  },
  'MENACE-5': {
    title: 'Shuttle condition',
    page: '30-31',
    summary: 'The company being expanded must have a shuttle, old or new, on shuttle space 11 or 16.',
  },
  'MENACE-6': {
    title: 'Energy condition',
    page: '30-31',
    summary: 'Reaching the menace takes 2 energy points of the action.',
  },
  'MENACE-7': {
    title: 'Requirement of the card',
    page: '30-31, AMB-MENACE-4',
    summary: 'The requirement on the card is paid or met before rewards, so those of the same action cannot help.',
  },
  'MENACE-8': {
    title: 'Order of rewards',
    page: '30-31',
    summary: 'After the ordinary rewards of the action, the player takes the reward of the menace card.',
  },
  'MENACE-9': {
    title: 'Removing the menace',
    page: '30-31',
    summary: 'The player takes the menace card off the board, turns it face down and owns it.',
  },
  'MENACE-10': {
    title: 'Wild share',
    page: '30-31',
    summary: 'Turned over, the card is a wild share that its owner keeps until the game ends.',
  },
  'MENACE-11': {
    title: 'No new menace',
    page: '30-31',
    summary: 'A removed menace card is never replaced by another one.',
  },
  'MENACE-12': {
    title: 'Scoring the wild share',
    page: '30-31',
    summary: 'In final scoring the owner may count the wild share as one additional share of any one company.',
  },
  'MENACE-13': {
    title: 'Menace not removed',
    page: '30-31',
    summary:
      'A menace card still on the board applies its consequence, which can alter the end of the game or its scoring.',
  },
  'MENACE-14': {
    title: 'Luna and menaces',
    page: 'Luna 4',
    summary: 'Luna cannot confront a menace and is affected only by Singularity and Temporal Anomaly.',
  },
  'MENACE-15': {
    title: 'Space Pirates',
    page: '30-31, Luna 4',
    summary: 'Confronting costs 6 CrypCoin; otherwise humans lose all coins in reserve before final scoring.',
  },
  'MENACE-16': {
    title: 'Rogue Comet',
    page: '30-31, Luna 4',
    summary: 'Confronting costs 3 more energy points; otherwise the top stations count 2 coin icons less for humans.',
  },
  'MENACE-17': {
    title: 'Artificial Einstein-Rosen Bridge',
    page: '30-31, Luna 4',
    summary:
      'Confronting destroys 2 energy cards from hand; otherwise humans lose all energy cards before final scoring.',
  },
  'MENACE-18': {
    title: 'Unknown Probe',
    page: '30-31, Luna 4, AMB-CAMP-6',
    summary:
      'Confronting needs tank track value 40; otherwise humans take their helium-3 markers off and score nothing for the tank track. A finished tank track still earns its success point.',
  },
  'MENACE-19': {
    title: 'Singularity',
    page: '30-31',
    summary: 'Confronting needs research track value 40; otherwise the game is over after the action phase of round 6.',
  },
  'MENACE-20': {
    title: 'Temporal Anomaly',
    page: '30-31',
    summary:
      'Confronting needs values of 25 (tank) and 20 (research); otherwise no one wins yet and a new game follows.',
  },
  'MENACE-21': {
    title: 'End of the time loop',
    page: '30-31, AMB-MENACE-11',
    summary:
      'Once the card is removed in a game, the rounded averages of all games in the loop decide the winner. Only then is the success point for winning given.',
  },
};
