import type { LanguageCode } from 'skymines-rules/text/languages';

/** Words of questions that say nothing about their subject. */
export const STOP_WORDS: Readonly<Record<LanguageCode, string>> = {
  en: `a about all am an and any anything are as at be been being but by can cannot could did do does doing done during each
    ever for from get gets getting give given go goes got had has have having he her hers him his how i if in into is it its
    just let make makes may me might more must my need needs no not of off on one or our out over player players she should
    so some someone still than that the their them then there they this to too up us use used using was we were what when
    where which who whom whose why will with without would you your happens happen does a rule rules s t`,
  fr: `a ai ainsi alors après as au avant aussi aux avec avoir ai-je c ça ce cela ces cet cette combien comme comment d dans de des
    doit doivent donc du elle elles en encore est-ce est et être eux faire fait faut il ils j je joueur joueurs l la le les
    leur leurs lors lui m ma mais même mes mon n ne nos notre nous on ont ou où par pas pendant peut peut-on peux peuvent plus
    pour pourquoi puis puis-je qu quand que quel quelle quelles quels qui quoi règle règles s sa sans se ses si son sont sur t
    ta te tes ton tous tout toute toutes tu un une vos votre vous y arrive passe-t-il`,
  de: `aber alle allen aller alles als also am an auch auf aus bei beim bin bis da dabei damit dann darf darfst das dass dein
    dem den denn der des die dies diese diesem diesen dieser doch du dürfen ein eine einem einen einer eines er es etwas für
    gibt hat habe haben hier ich ihm ihn ihr ihre im in ins ist ja kann kannst kein keine können man mein meine meinen mich
    mir mit muss müssen nach nicht noch nur ob oder ohne passiert regel regeln schon sein seine sich sie sind so soll spieler
    um und uns unter vom von vor wann warum was welche welcher welches wenn wer werden wie wieder wir wird wo wofür wozu zu
    zum zur über`,
};

/** Words that players use for the same thing. A `*` stands for any ending. */
export const SYNONYMS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'tie tied ties draw equal equally same tiebreak tie-breaker share',
    'win wins winner winning won victory first',
    'money coin coins crypcoin cash bank',
    'hex space spaces area tile region territory sector sectors',
    'enter occupy expand expansion expands invade move capture',
    'twice again second two',
    'buy purchase acquire bought buying cost',
    'discard trash burn scrap destroy destroyed destroying',
    'rival opponent opponents other another enemy',
    'kick evict push remove oust ousted ousting',
    'piece outpost outposts building',
    'pass passes passing passed skip',
    'hand handsize hold',
    'leftover unused remaining left surplus excess waste lost',
    'end finish finished over last final',
    'ai bot automa solo luna robot',
    'dome domes',
    'barrier gate wall toll barriers',
    'threshold bonus unlock',
    'turn action',
    'refill replenish restock filled',
    'cover covered stack overlap top',
    'flip turn face down',
    'secret hidden show reveal look see private',
    'mix combine mixed together mixing',
    'order sequence first',
    'level difficulty hard',
    'run empty exhausted out',
    'points score scoring worth value',
    'shuttle ship',
    'menace threat danger',
    'mission task goal objective',
    'discount cheaper reduction reductions less',
    'refuse decline skip optional',
    'deck pile stack',
  ],
  fr: [
    'égalité égal ex æquo égalités',
    'gagner gagne gagnant vainqueur victoire emporte',
    'argent crypcoin crypcoins pièce monnaie sous',
    'case hexagone zone secteur secteurs',
    'entrer occuper étendre extension envahir pénétrer',
    'deux double fois',
    'acheter achat acquérir payer coût',
    'défausser jeter détruire détruite détruites',
    'adversaire rival adverse ennemi adverses',
    'chasser virer renvoyer renvoyée renvoi expulser expulsé déloger délogé',
    'poste avant-poste base succursale succursales',
    'passer passe passé',
    'reste restant restante inutilisé perdu perdue perdre excédent',
    'fin finir dernier finale',
    'automa robot solo luna',
    'barrière péage appel fonds',
    'mélanger combiner mixte',
    'secret caché révéler montrer cachées',
    'tuile jeton',
    'recouvrir couvrir dessus recouvre',
    'retourner face cachée',
    'vaisseau navette navettes',
    'ordre séquence',
    'vide épuisé épuisée',
    'points score décompte valeur',
    'refuser décliner',
  ],
  de: [
    'gleichstand gleich unentschieden gleichauf',
    'gewinnen gewinnt sieger sieg',
    'geld münze münzen crypcoin',
    'feld hex hexfeld gebiet sektor sektoren',
    'betreten besetzen erweitern erweiterung einnehmen ziehen',
    'zweimal doppelt nochmal erneut zwei',
    'kaufen kauf kostet erwerben kosten',
    'abwerfen wegwerfen zerstören zerstört zerstörte',
    'gegner rivale fremd fremde mitspieler andere rivalen',
    'verjagen rauswerfen vertreiben verdrängen',
    'passen passe gepasst',
    'rest übrig übrige ungenutzt verfällt verloren',
    'ende letzte schluss',
    'automa bot solo luna allein',
    'schranke barriere maut pflichteinzahlung',
    'mischen kombinieren gemischt',
    'geheim verdeckt aufdecken zeigen',
    'überdecken bedecken darauf',
    'umdrehen wenden verdeckt',
    'schiff shuttle shuttles',
    'reihenfolge ablauf',
    'leer aufgebraucht ausgehen',
    'punkte wertung wert',
    'ablehnen verzichten',
    'aufgabe auftrag mission',
    'bedrohung gefahr',
  ],
};
