import { rowsOf } from '../../kit/contentEdits.ts';

/** Edits to the default component set with the problems that they cause, by part of the set. See `rowsOf`. */
export const ROWS = Object.entries({
  'the shape': `
    SETUP-13 no cards | drop cards
    SETUP-13 cards that are not a list | put cards {}
    SETUP-2 another schema | put schema 2
    SETUP-2 an empty id of the set | put id ""
    SETUP-2 a number as a comment | put $comment 5
    SETUP-2 an unknown key | put extra 1
    SETUP-2 the name of an inherited property | put toString 1
    SETUP-13 a nested unknown key | put cards[3].colour "red"
    SETUP-2 two unknown keys of one object | put figures.one 1; put figures.two 2 | figures.one figures.two
    RES-6 a missing cost | drop cards[3].cost
    RES-6 a negative cost | put cards[3].cost -1
    RES-6 a fractional cost | put cards[3].cost 1.5
    RES-6 a huge cost | put cards[3].cost 1e+300
    RES-6 a cost as text | put cards[3].cost "3"
    SETUP-13 an unknown letter | put cards[0].letter "F"
    SETUP-33 an unknown icon | put cards[50].icon "square"
    SETUP-13 an id with spaces | put cards[0].id "A 01"
    ROUND-10 an unknown action | put cards[0].action.kind "magic"
    ROUND-10 an action without its kind | drop cards[0].action.kind
    RES-3 an action without its value | drop cards[0].action.value
    SHARE-3 a share of an unknown company | put cards[36].share "acme"
    RES-3 an energy of 4 | put cards[6].action {"kind":"energy","value":4} | .value
    ROUND-10 a list as an action | put cards[0].action []
    SETUP-13 no provenance | drop cards[0].sources.rest
    SETUP-7 an unknown provenance | put tracks[0].sources.shares "guess"
    SETUP-2 a list as provenance | put sources []
    SCI-12 an unknown effect | put plans[0].reward[0].kind "win"
    SCI-12 an effect with a key of another effect | put plans[0].reward[0] {"kind":"helium","steps":1,"amount":1} |
      .amount
    EXP-17 an effect without steps | put moon.sectors[0].structures[0].steps 0
    TRACK-12 a choice within a choice |
      put tracks[5].thresholds[0].bonus.reward[0].rewards[0][0] {"kind":"oneOf","rewards":[]} | .kind
    SCI-6 an unknown requirement | put plans[0].requirements[0].kind "coins"
    SETUP-7 an unknown track | put tracks[0].id "F1"
    TRACK-6 a threshold of 3 coins | put tracks[0].thresholds[1].coins 3
    TRACK-10 an unknown bonus | put tracks[0].thresholds[0].bonus.kind "x"
    TRACK-11 an unknown permanent bonus | put tracks[0].thresholds[0].bonus.bonus.kind "x"
    EXP-9 a threefold border | put moon.sectors[0].neighbours[0].border 3
    EXP-9 a neighbour without a border | drop moon.sectors[0].neighbours[0].border
    CAMP-16 sector 25 | put moon.chapter3.skymine[0] 25
    STATION-1 a missing station of Astrogo | drop moon.stations.astrogo
    STATION-1 a station of an unknown company | put moon.stations.acme {}
    STATION-10 coins that are not a number | put moon.stations.tawac.columns[1][2] null
    EXP-7 a point off the board | put moon.sectors[2].position.x 1001
    BELT-9 a route with one end | drop belt.shuttleSpaces[0].ends[1] | belt.shuttleSpaces[0].ends
    BELT-12 lightning as text | put belt.shuttleSpaces[0].ends[0].lightning "yes"
    MISSION-6 a mission with two tasks | drop missions[0].tasks[2] | missions[0].tasks
    MISSION-6 an unknown task | put missions[0].tasks[1].kind "win"
    MENACE-2 an unknown menace | put menaces[0].id "dragon"
    MENACE-7 an unknown requirement of a menace | put menaces[0].requirement.kind "x"
    MENACE-13 an unknown consequence | put menaces[0].consequence.kind "x"
    LDATA-2 an unknown action of Luna | put luna.cards[0].actions[0].kind "x"
    LDATA-2 a grid without a slot letter | drop luna.cards[0].actions[0].grid.C
    LDATA-2 display slot 13 | put luna.cards[0].actions[0].grid.C[0] 13
    LDATA-9 Luna's grade II cards as text | put luna.levels[0].gradeTwo "yes"
    LDATA-9 Luna's end slots as text | put luna.levels[0].endSlots "yes"
    LDATA-5 plan column 5 | put luna.planColumns.E 5
    ROUND-1 an eighth round | put figures.rounds 8
  `,
  'the cards': `
    SETUP-13 a missing A card | drop cards[0] | cards
    SETUP-13 a B card as a C card | put cards[9].letter "C" | cards
    SETUP-13 a card of two kinds | put cards[0].icon "star" | cards[0] cards
    SETUP-13 a card of no kind | put cards[0].letter null | cards[0] cards
    SETUP-13 a repeated id | put cards[7].id "A01"
    TILE-8 the id of a tile | put cards[7].id "energyTile"
    PLAN-8 a D card with an action | put cards[36].action {"kind":"energy","value":1}
    PLAN-8 a B card without an action | put cards[9].action {"kind":"share"}
    SHARE-3 a D card without a share | put cards[36].share null
    SHARE-3 two E cards of one company | put cards[43].share "skymine"
    FSC-3 no neutral field scientist | put cards[8].action {"kind":"scientist","points":1} | cards
    FSC-4 a second field scientist of Minerva | put cards[21].action.company "minerva" | cards
    SETUP-16 11 slot costs | drop slotCosts[11] | slotCosts
    SETUP-33 eight stars | drop cards[55] | cards
    SETUP-33 a unique starting card | put cards[55].cost 9 | cards[55]
    SETUP-33 a different card of the first icon | put cards[44].action.value 3 | cards[44]
    FSC-2 a starting field scientist | copy cards[8].action cards[44].action | cards[44].action cards[44] cards
    SETUP-36 a repeated single-energy card number | put cards[82].number 2 | cards
    SETUP-36 a single-energy card with 2 | put cards[81].action.value 2 | cards[81].action
  `,
  'the tracks': `
    SHARE-2 a track with one space | put tracks[0].shares [0]; put tracks[0].barriers [{"before":1,"cost":1}] |
      tracks[0].shares tracks[0].barriers[0].before tracks[0].thresholds[0].at tracks[0].thresholds[1].at
    TRACK-1 barriers in the wrong order | put tracks[0].barriers [{"before":6,"cost":1},{"before":3,"cost":1}] |
      [1].before
    TB-4 a repeated resource in a discount | put tracks[2].thresholds[0].bonus.bonus.resources ["minerals","minerals"] |
      [1]
    SETUP-7 a missing track | drop tracks[4] | tracks
    SETUP-7 a repeated track | put tracks[9].id "A1" | tracks tracks[9].id
    SETUP-32 a share on the start | put tracks[0].shares[0] 1 | tracks[0].shares[0] tracks[0].shares[1]
    SHARE-2 falling shares | put tracks[0].shares[3] 20 | tracks[0].shares[4]
    TRACK-6 one threshold | drop tracks[0].thresholds[1] | tracks[0].thresholds
    TRACK-6 thresholds in the wrong order | copy tracks[0].thresholds[0].at tracks[0].thresholds[1].at
    TRACK-6 a threshold beyond the end | put tracks[0].thresholds[1].at 99
    TRACK-1 no barrier | put tracks[0].barriers []
    TRACK-1 three barriers | put tracks[0].barriers [{"before":3,"cost":1},{"before":6,"cost":1},{"before":9,"cost":1}]
    TRACK-1 a barrier beyond the end | put tracks[0].barriers[1].before 99
    TB-3 more markers than in the box | put tracks[1].thresholds[1].bonus.bonus.count 3
    TB-4 a discount on nothing | put tracks[2].thresholds[0].bonus.bonus.resources []
  `,
  'the Moon': `
    EXP-7 a missing sector | drop moon.sectors[23] | moon.sectors
    EXP-7 a repeated number | put moon.sectors[3].number 3
    EXP-7 a one-sided border | drop moon.sectors[0].neighbours[0] | moon.sectors[0].neighbours
    EXP-9 a border with two kinds | put moon.sectors[0].neighbours[0].border 2 | moon.sectors[1].neighbours[0].border
    EXP-7 a repeated neighbour | copy moon.sectors[0].neighbours[0] moon.sectors[0].neighbours[3] | .sector
    EXP-7 a sector as its own neighbour | put moon.sectors[0].neighbours[3] {"sector":1,"border":1} | .sector
    EXP-7 a repeated station | copy moon.sectors[0].stations[0] moon.sectors[0].stations[1] | .company
    EXP-7 an outline without area | put moon.sectors[0].outline []
    EXP-13 an undeclared enclave | put moon.sectors[13].enclaveIn null | moon.sectors[13].enclaveIn moon.sectors
    EXP-13 a third enclave | put moon.sectors[0].enclaveIn 2 |
      moon.sectors[0].neighbours moon.sectors[0].stations moon.sectors
    EXP-13 an enclave within another sector | put moon.sectors[13].enclaveIn 12 | moon.sectors[13].neighbours
    EXP-13 an enclave at a station | put moon.sectors[13].stations [{"company":"tawac","border":1}]
    SETUP-11 a station of another company | put moon.stations.skymine.company "tawac"
    STATION-1 two columns | drop moon.stations.skymine.columns[2] | moon.stations.skymine.columns
    STATION-1 only four home spaces | drop moon.stations.skymine.columns[1][0] | moon.stations.skymine.columns[1]
    STATION-2 a crossed-out space with 1 coin | put moon.stations.skymine.columns[1][4] 1
    CAMP-16 only two outposts in chapter 3 | drop moon.chapter3.minerva[0] | moon.chapter3.minerva
    CAMP-16 a repeated sector in chapter 3 | put moon.chapter3.tawac[2] 6
  `,
  'the Belt': `
    BELT-29 a dome linked from an unknown space | put belt.asteroids[1].linkedDomes [[3,0]] | [0][0]
    BELT-6 a repeated number | put belt.asteroids[1].number 1 |
      belt.asteroids[1].number belt.shuttleSpaces[0].ends[1].asteroid
      belt.shuttleSpaces[2].ends[0].asteroid belt.stationRoutes[10].asteroid
    BELT-6 an asteroid number on a shuttle space | put belt.shuttleSpaces[0].number 24
    BELT-6 an asteroid without a space | put belt.asteroids[1].spaces []
    BELT-6 five outpost spaces | copy belt.asteroids[0].spaces[0] belt.asteroids[0].spaces[4] | belt.asteroids[0].spaces
    BELT-29 a dome linked to an unknown space | put belt.asteroids[1].linkedDomes [[0,3]] | [0][1]
    BELT-29 a dome linked to a single space | put belt.asteroids[0].linkedDomes[0] [1,1]
    BELT-9 a route to nowhere | put belt.shuttleSpaces[0].ends[1].asteroid 99
    BELT-9 a circular route | put belt.shuttleSpaces[0].ends[1].asteroid 1 | belt.shuttleSpaces[0].ends
    BELT-22 a station route to nowhere | put belt.stationRoutes[0].asteroid 99
    MENACE-2 no shuttle space 11 | put belt.shuttleSpaces[5].number 30 | belt.shuttleSpaces
    BELT-2 an outer column of five | drop belt.stations.tawac.columns[0][0] | belt.stations.tawac.columns[0]
    BELT-3 a middle column of six | put belt.stations.tawac.columns[1][5] 1 | belt.stations.tawac.columns[1]
    BELT-21 a crossed-out space without coins | put belt.stations.tawac.columns[2][5] 0
  `,
  'missions, menaces and Luna': `
    MISSION-1 too few missions | put missions [] | missions
    MISSION-1 a repeated mission id | put missions[2].id "mission1"
    MENACE-2 five menaces | drop menaces[2] | menaces
    MENACE-2 a repeated menace | put menaces[5].id "singularity" | menaces[5].id menaces
    MENACE-18 a tank value that is not printed | put menaces[3].requirement.tank 41
    MENACE-19 a research value that is not printed | put menaces[4].requirement.research 41
    MENACE-19 an end after the end | put figures.rounds 5 | menaces[4].consequence.round
    LUNA-13 11 Luna cards of grade 1 | drop luna.cards[0] | luna.cards
    LUNA-13 13 Luna cards of grade 1 | put luna.cards[12].grade 1 | luna.cards
    LDATA-2 a repeated Luna card | put luna.cards[5].id "I-1"
    LDATA-1 a Luna card with one action | drop luna.cards[0].actions[1] | luna.cards[0].actions
    LDATA-2 an expansion without a company | put luna.cards[5].actions[0] {"kind":"coins","amount":1} |
      luna.cards[5].actions[1]
    LDATA-3 a slot letter without spaces | put luna.cards[0].actions[0].grid.D []
    LDATA-3 a repeated display slot | put luna.cards[0].actions[0].grid.D [1,1] | [1]
    LDATA-4 a square left of row 2 | put luna.cards[2].actions[2].grid.A.column 2
    LDATA-4 a square left of row 1 | put luna.cards[2].actions[2].grid.A {"row":1,"column":3} | .column
    LUNA-12 eight levels | drop luna.levels[8] | luna.levels
    LUNA-12 levels in the wrong order | put luna.levels[3].level 4
    LUNA-16 a token beyond her tank | put luna.levels[3].tankTokens[1] 29
    LUNA-16 a token beyond her research | put luna.levels[3].researchTokens[1] 16
    LUNA-16 two tokens on one step | put luna.levels[3].tankTokens[1] 11
    LUNA-16 five tokens | put luna.levels[3].tankTokens[2] 20 | luna.levels[3]
    LUNA-17 a start beyond her tank | put luna.levels[8].startTank 29
    LUNA-17 a start beyond her research | put luna.levels[8].startResearch 16
    LDATA-6 a slot beyond her tank | put luna.tank.slotSpace 29
    LDATA-7 a value beyond her research | put luna.research.values[6].at 16
    LUNA-6 six markers for Luna | put luna.bonusMarkers 6
  `,
  research: `
    SETUP-21 a missing plan | drop plans[30] | plans
    SETUP-21 a B plan as an A plan | put plans[30].letter "A" | plans
    SETUP-21 a plan without a letter | put plans[30].letter null | plans[30].letter plans
    SCI-6 a plan without requirements | put plans[30].requirements []
    SCI-12 a plan without a reward | put plans[30].reward []
    SETUP-21 a repeated plan id | put plans[30].id "planA01"
    SETUP-20 a special plan with the id of a plan | put specialPlans[0].id "planA01"
    SETUP-39 a token with the id of a plan | put tokens[0].id "planA01"
    SETUP-20 only five special plans | drop specialPlans[5] | specialPlans
    SETUP-20 special plans in the wrong order | put specialPlans[1].round 2
    SETUP-22 five A spaces | put researchDisplay[4].letter "A" | researchDisplay
    RP-11 four supplements | put researchDisplay[5].supplement true | researchDisplay
    SETUP-39 nine tokens | drop tokens[0] | tokens
    SETUP-42 a token with two cards | drop tokens[0].cards[0] | tokens[0].cards
    SETUP-42 a token with a card that is not a starting card |
      put tokens[0].cards[0] {"kind":"resource","resource":"carbon","value":5}
    SETUP-42 a token with a repeated card | copy tokens[0].cards[0] tokens[0].cards[1]
    SETUP-43 a token that pays | put tokens[0].bonus[0] {"kind":"coins","amount":1} | .kind
    SCI-6 a printed plan with three requirements |
      copy tokens[0].plan.requirements[0] tokens[0].plan.requirements[1];
      copy tokens[0].plan.requirements[0] tokens[0].plan.requirements[2] |
      tokens[0].plan.requirements
    SETUP-6 a board used twice | put recommended.tracks.tawac "A2"
    SETUP-38 only three recommended tokens | drop recommended.tokens[0] | recommended.tokens
    SETUP-38 a repeated recommended token | copy recommended.tokens[0] recommended.tokens[1]
    SETUP-38 an unknown recommended token | put recommended.tokens[1] "token11"
  `,
  'spaces, tiles, figures and player boards': `
    BON-5 a missing space | drop spaces[6] | spaces
    BON-5 a space in the wrong group | put spaces[6].group "tile"
    MAJ-1 a majority space without tiers | put spaces[0].majority null
    MAJ-1 an unexpected majority | copy spaces[0].majority spaces[6].majority
    MAJ-3 a majority of another item | put spaces[1].majority.item "carbon"
    MAJ-11 no tiers | put spaces[1].majority.tiers []
    MAJ-11 tiers in the wrong order | put spaces[1].majority.tiers[2].atLeast 4
    BON-11 a tile space for another tile | put spaces[8].terms.reward[0].tile "energyTile" | spaces[8].terms.reward
    BON-11 a tile space that pays | put spaces[8].terms.reward [{"kind":"coins","amount":1}]
    BON-11 a free tile | put spaces[8].terms.cost 0
    BON-7 a first player space without the first player effect | drop spaces[5].terms.reward[0] | spaces[5].terms.reward
    TILE-2 three tiles | drop tiles[0] | tiles
    TILE-11 a tile that acts as another | put tiles[3].action {"kind":"scientist","points":1}
    TILE-4 a +1 tile that acts | put tiles[0].action {"kind":"energy","value":1}
    TILE-4 a +1 tile that adds nothing | put tiles[0].plus 0
    TILE-9 a field scientist tile of a company | put tiles[1].action.company "tawac"
    SETUP-30 markers for only three player counts | drop figures.bonusMarkers[3] | figures.bonusMarkers
    SETUP-31 more markers than exist | put figures.bonusMarkers[3] 6 |
      figures.bonusMarkers[3] tracks[1].thresholds[0].bonus.bonus.count tracks[1].thresholds[1].bonus.bonus.count
    SPECIAL-3 a slot beyond the tank | put playerBoard.tank.slotSpace 29
    SPECIAL-6 a slot beyond the research track | put playerBoard.research.slotSpace 17
    SCORE-8 a value beyond the tank | put playerBoard.tank.values[7].at 29
    SCORE-8 value spaces in the wrong order | put playerBoard.tank.values[1].at 6
    SCORE-9 values in the wrong order | put playerBoard.research.values[1].value 10
    RP-13 a crossed-out A beyond the end | put playerBoard.research.noA[0] 17
    RP-13 a crossed-out A on the printed plan | put playerBoard.research.noA[0] 1
    RP-13 a repeated crossed-out A | copy playerBoard.research.noA[0] playerBoard.research.noA[1]
  `,
  effects: `
    ICON-6 steps of the expanded company outside an expansion |
      put plans[0].reward[0] {"kind":"expandedTrack","steps":1} | .kind
    ICON-6 steps of the expanded company in a menace | put menaces[0].reward[0] {"kind":"expandedTrack","steps":1} |
      .kind
    BON-10 the cost of a destroyed card without one | put spaces[7].terms.destroys null | spaces[7].terms.reward[0].kind
    BSP-9 salvage without a destroyed card | put tracks[9].thresholds[0].bonus.destroys null |
      tracks[9].thresholds[0].bonus.reward[0].kind
    BON-10 the cost of a destroyed card in a tier |
      put spaces[0].majority.tiers[0].reward[0] {"kind":"destroyedCost","plus":1} | .kind
    BSP-7 other tracks outside a company track |
      put tokens[0].plan.reward[0] {"kind":"chosenTracks","steps":[1],"among":"others"} | .among
    ICON-8 steps on four other tracks | put tracks[8].thresholds[0].bonus.reward[0].steps [3,2,1,1]
    ICON-8 steps on five tracks | put plans[2].reward[0] {"kind":"chosenTracks","steps":[1,1,1,1,1],"among":"all"} |
      .steps
    ICON-8 steps on no track | put plans[2].reward[0] {"kind":"chosenTracks","steps":[],"among":"all"} | .steps
    BSP-1 a choice of one reward | drop tracks[5].thresholds[0].bonus.reward[0].rewards[1] |
      tracks[5].thresholds[0].bonus.reward[0].rewards
    BSP-1 a choice with an empty reward | put tracks[5].thresholds[0].bonus.reward[0].rewards[1] []
    BON-7 a misplaced effect in a choice |
      put tracks[5].thresholds[0].bonus.reward[0].rewards[1][0] {"kind":"firstPlayer"} | .kind
    BON-11 a tile on a standard space | put spaces[6].terms.reward[0] {"kind":"reserveTile","tile":"energyTile"} | .kind
    BON-7 a second first player space | put spaces[6].terms.reward[0] {"kind":"firstPlayer"} | .kind
    BON-7 a first player in an asteroid | put belt.asteroids[0].reward[0] {"kind":"firstPlayer"} | .kind
  `,
}).map(([part, text]) => ({ part, rows: rowsOf(text) }));
