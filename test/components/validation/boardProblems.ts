import { coins, copy, drop, put, type Row } from '../../kit/contentEdits.ts';

/** Sectors 1-24 have the indexes 0-23. */
export const MOON: readonly Row[] = [
  ['a missing sector', drop('$.moon.sectors[23]'), 'EXP-7', '$.moon.sectors'],
  ['a repeated number', put('$.moon.sectors[3].number', 3), 'EXP-7'],
  ['a one-sided border', drop('$.moon.sectors[0].neighbours[0]'), 'EXP-7', '$.moon.sectors[0].neighbours'],
  [
    'a border with two kinds',
    put('$.moon.sectors[0].neighbours[0].border', 2),
    'EXP-9',
    '$.moon.sectors[1].neighbours[0].border',
  ],
  [
    'a repeated neighbour',
    copy('$.moon.sectors[0].neighbours[0]', '$.moon.sectors[0].neighbours[3]'),
    'EXP-7',
    '.sector',
  ],
  [
    'a sector as its own neighbour',
    put('$.moon.sectors[0].neighbours[3]', { sector: 1, border: 1 }),
    'EXP-7',
    '.sector',
  ],
  ['a repeated station', copy('$.moon.sectors[0].stations[0]', '$.moon.sectors[0].stations[1]'), 'EXP-7', '.company'],
  ['an outline without area', put('$.moon.sectors[0].outline', []), 'EXP-7'],
  [
    'an isolated station',
    (content) => {
      for (const sector of content.moon.sectors)
        sector.stations = sector.stations.filter(({ company }) => company !== 'tawac');
    },
    'EXP-7',
    '$.moon.stations.tawac',
  ],
  [
    'an isolated sector',
    (content) => {
      for (const sector of content.moon.sectors) {
        sector.neighbours = sector.number === 23 ? [] : sector.neighbours.filter((other) => other.sector !== 23);
        if (sector.number === 23) sector.stations = [];
      }
    },
    'EXP-7',
    '$.moon.sectors',
  ],
  [
    'an undeclared enclave',
    put('$.moon.sectors[13].enclaveIn', null),
    'EXP-13',
    '$.moon.sectors[13].enclaveIn',
    '$.moon.sectors',
  ],
  [
    'a third enclave',
    put('$.moon.sectors[0].enclaveIn', 2),
    'EXP-13',
    '$.moon.sectors[0].neighbours',
    '$.moon.sectors[0].stations',
    '$.moon.sectors',
  ],
  [
    'an enclave within another sector',
    put('$.moon.sectors[13].enclaveIn', 12),
    'EXP-13',
    '$.moon.sectors[13].neighbours',
  ],
  ['an enclave at a station', put('$.moon.sectors[13].stations', [{ company: 'tawac', border: 1 }]), 'EXP-13'],
  ['a station of another company', put('$.moon.stations.skymine.company', 'tawac'), 'SETUP-11'],
  ['two columns', drop('$.moon.stations.skymine.columns[2]'), 'STATION-1', '$.moon.stations.skymine.columns'],
  [
    'only four home spaces',
    drop('$.moon.stations.skymine.columns[1][0]'),
    'STATION-1',
    '$.moon.stations.skymine.columns[1]',
  ],
  ['a crossed-out space with 1 coin', put('$.moon.stations.skymine.columns[1][4]', 1), 'STATION-2'],
  ['only two outposts in chapter 3', drop('$.moon.chapter3.minerva[0]'), 'CAMP-16', '$.moon.chapter3.minerva'],
  ['a repeated sector in chapter 3', put('$.moon.chapter3.tawac[2]', 6), 'CAMP-16'],
];

export const BELT: readonly Row[] = [
  ['a dome linked from an unknown space', put('$.belt.asteroids[1].linkedDomes', [[3, 0]]), 'BELT-29', '[0][0]'],
  [
    'a repeated number',
    put('$.belt.asteroids[1].number', 1),
    'BELT-6',
    '$.belt.asteroids[1].number',
    '$.belt.shuttleSpaces[0].ends[1].asteroid',
    '$.belt.shuttleSpaces[2].ends[0].asteroid',
    '$.belt.stationRoutes[10].asteroid',
  ],
  ['an asteroid number on a shuttle space', put('$.belt.shuttleSpaces[0].number', 24), 'BELT-6'],
  ['an asteroid without a space', put('$.belt.asteroids[1].spaces', []), 'BELT-6'],
  [
    'five outpost spaces',
    copy('$.belt.asteroids[0].spaces[0]', '$.belt.asteroids[0].spaces[4]'),
    'BELT-6',
    '$.belt.asteroids[0].spaces',
  ],
  ['a dome linked to an unknown space', put('$.belt.asteroids[1].linkedDomes', [[0, 3]]), 'BELT-29', '[0][1]'],
  ['a dome linked to a single space', put('$.belt.asteroids[0].linkedDomes[0]', [1, 1]), 'BELT-29'],
  ['a route to nowhere', put('$.belt.shuttleSpaces[0].ends[1].asteroid', 99), 'BELT-9'],
  ['a circular route', put('$.belt.shuttleSpaces[0].ends[1].asteroid', 1), 'BELT-9', '$.belt.shuttleSpaces[0].ends'],
  ['a station route to nowhere', put('$.belt.stationRoutes[0].asteroid', 99), 'BELT-22'],
  [
    'a station without a route',
    (content) => {
      content.belt.stationRoutes = content.belt.stationRoutes.filter(({ company }) => company !== 'minerva');
    },
    'BELT-22',
    '$.belt.stationRoutes',
  ],
  ['no shuttle space 11', put('$.belt.shuttleSpaces[5].number', 30), 'MENACE-2', '$.belt.shuttleSpaces'],
  [
    'an isolated asteroid',
    ({ belt }) => {
      belt.shuttleSpaces = belt.shuttleSpaces.filter(({ ends }) => ends.every(({ asteroid }) => asteroid !== 24));
      belt.stationRoutes = belt.stationRoutes.filter(({ asteroid }) => asteroid !== 24);
    },
    'BELT-9',
    '$.belt.asteroids',
  ],
  [
    'an outer column of five',
    drop('$.belt.stations.tawac.columns[0][0]'),
    'BELT-2',
    '$.belt.stations.tawac.columns[0]',
  ],
  [
    'a middle column of six',
    put('$.belt.stations.tawac.columns[1][5]', 1),
    'BELT-3',
    '$.belt.stations.tawac.columns[1]',
  ],
  ['a crossed-out space without coins', put('$.belt.stations.tawac.columns[2][5]', 0), 'BELT-21'],
];

export const BOARDS: readonly Row[] = [
  ['a missing space', drop('$.spaces[6]'), 'BON-5', '$.spaces'],
  ['a space in the wrong group', put('$.spaces[6].group', 'tile'), 'BON-5'],
  ['a majority space without tiers', put('$.spaces[0].majority', null), 'MAJ-1'],
  ['an unexpected majority', copy('$.spaces[0].majority', '$.spaces[6].majority'), 'MAJ-1'],
  ['a majority of another item', put('$.spaces[1].majority.item', 'carbon'), 'MAJ-3'],
  ['no tiers', put('$.spaces[1].majority.tiers', []), 'MAJ-11'],
  ['tiers in the wrong order', put('$.spaces[1].majority.tiers[2].atLeast', 4), 'MAJ-11'],
  [
    'a tile space for another tile',
    put('$.spaces[8].terms.reward[0].tile', 'energyTile'),
    'BON-11',
    '$.spaces[8].terms.reward',
  ],
  ['a tile space that pays', put('$.spaces[8].terms.reward', [coins]), 'BON-11'],
  ['a free tile', put('$.spaces[8].terms.cost', 0), 'BON-11'],
  [
    'a first player space without the first player effect',
    drop('$.spaces[5].terms.reward[0]'),
    'BON-7',
    '$.spaces[5].terms.reward',
  ],
  ['three tiles', drop('$.tiles[0]'), 'TILE-2', '$.tiles'],
  ['a tile that acts as another', put('$.tiles[3].action', { kind: 'scientist', points: 1 }), 'TILE-11'],
  ['a +1 tile that acts', put('$.tiles[0].action', { kind: 'energy', value: 1 }), 'TILE-4'],
  ['a +1 tile that adds nothing', put('$.tiles[0].plus', 0), 'TILE-4'],
  ['a field scientist tile of a company', put('$.tiles[1].action.company', 'tawac'), 'TILE-9'],
  ['markers for only three player counts', drop('$.figures.bonusMarkers[3]'), 'SETUP-30', '$.figures.bonusMarkers'],
  [
    'more markers than exist',
    put('$.figures.bonusMarkers[3]', 6),
    'SETUP-31',
    '$.figures.bonusMarkers[3]',
    '$.tracks[1].thresholds[0].bonus.bonus.count',
    '$.tracks[1].thresholds[1].bonus.bonus.count',
  ],
  ['a slot beyond the tank', put('$.playerBoard.tank.slotSpace', 29), 'SPECIAL-3'],
  ['a slot beyond the research track', put('$.playerBoard.research.slotSpace', 17), 'SPECIAL-6'],
  ['a value beyond the tank', put('$.playerBoard.tank.values[7].at', 29), 'SCORE-8'],
  ['value spaces in the wrong order', put('$.playerBoard.tank.values[1].at', 6), 'SCORE-8'],
  ['values in the wrong order', put('$.playerBoard.research.values[1].value', 10), 'SCORE-9'],
  ['a crossed-out A beyond the end', put('$.playerBoard.research.noA[0]', 17), 'RP-13'],
  ['a crossed-out A on the printed plan', put('$.playerBoard.research.noA[0]', 1), 'RP-13'],
  ['a repeated crossed-out A', copy('$.playerBoard.research.noA[0]', '$.playerBoard.research.noA[1]'), 'RP-13'],
];
