import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** The planning phase. */
export const en: RulesOf<'PLAN'> = /* @__PURE__ */ rulesOf(`
PLAN-1 | Simultaneous planning | 10 | Players plan at the same time with face-down cards, hidden from the others until the common reveal.
PLAN-2 | Placing cards | 10 | Each player puts hand cards face down in action slots; cards in resting decks are not available.
PLAN-3 | Slot capacity | 10 | Only action slots that are ON may be filled, with one card each; three are ON from the start.
PLAN-4 | Switching on slots | 10, 23 | The helium-3 marker and the upload marker can each switch ON one more action slot, for five at most.
PLAN-5 | Free slot choice | 10 | Any planned card may be put in any free action slot that is ON.
PLAN-6 | Leaving slots empty | 10, AMB-PLAN-1 | Action slots may be left empty on purpose, even all of them.
PLAN-7 | Cards determine actions | 10, 18, AMB-PLAN-3 | Planned cards fix which card actions are possible this round; nobody has to use them.
PLAN-8 | Share cards barred | 19 | The 8 share cards have no action, so planning them is forbidden.
PLAN-9 | Cards go to rest | 10 | When its owner passes, a planned card goes to a resting slot, unusable until its deck is taken back.
PLAN-10 | Common reveal | 10 | Once all players are ready, all planned cards are revealed together.
PLAN-11 | Bonus tiles while planning | 19-20 | Action tiles lie face up beside the action slots and take none of them.
PLAN-12 | Constrained slots variant | 10, 23 | Under the constrained slots variant, the action slot of a card decides its resting slot too.
`);

export const fr: WordsOf<'PLAN'> = /* @__PURE__ */ wordsOf(`
PLAN-1 | Planification simultanée | Les joueurs planifient en même temps avec des cartes face cachée, qui restent secrètes jusqu’à la révélation commune.
PLAN-2 | Pose des cartes | Chaque joueur place des cartes de sa main face cachée sur des emplacements d’action ; les cartes des piles de défausse ne sont pas disponibles.
PLAN-3 | Capacité des emplacements | Seuls les emplacements d’action sur ON peuvent recevoir une carte, une seule chacun ; trois d’entre eux sont sur ON dès le départ.
PLAN-4 | Activation d’emplacements | Le pion Hélium-3 et le pion Transmission peuvent chacun faire passer sur ON un emplacement d’action de plus, soit cinq au maximum.
PLAN-5 | Libre choix de l’emplacement | Une carte planifiée peut aller sur n’importe quel emplacement d’action libre qui est sur ON.
PLAN-6 | Emplacements laissés vides | Des emplacements d’action peuvent rester vides à dessein, même tous.
PLAN-7 | Les cartes déterminent les actions | Les cartes planifiées fixent les actions de carte possibles pendant la manche, sans obligation de s’en servir.
PLAN-8 | Cartes Part exclues | Les 8 cartes Part n’ont pas d’action ; les planifier est donc interdit.
PLAN-9 | Cartes défaussées | Quand son propriétaire passe, une carte planifiée va sur un emplacement de défausse et reste inutilisable jusqu’à la récupération de cette pile de défausse.
PLAN-10 | Révélation commune | Quand tous les joueurs sont prêts, les cartes planifiées de chacun sont révélées ensemble.
PLAN-11 | Tuiles Bonus pendant la planification | Les tuiles Action déjà reçues sont face visible à côté des emplacements d’action et n’en occupent aucun.
PLAN-12 | Variante des emplacements contraints | Avec la variante des emplacements contraints, l’emplacement d’action d’une carte décide aussi de son emplacement de défausse.
`);
