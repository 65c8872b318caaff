import type { Menace, MenaceRequirement } from '../../components/content.ts';
import type { Sign } from './sign.ts';

/** Returns the cost of removing a menace: its requirement, and the energy needed to reach it (MENACE-6, MENACE-7). */
export function menaceSigns({ energy, requirement }: Menace): readonly Sign[] {
  return [{ kind: 'energy', text: String(energy) }, ...requirementSigns(requirement)];
}

function requirementSigns(requirement: MenaceRequirement): readonly Sign[] {
  switch (requirement.kind) {
    case 'payCoins':
      return [{ kind: 'coin', text: `−${requirement.amount}` }];
    case 'payEnergy':
      return [{ kind: 'energy', text: `+${requirement.amount}` }];
    case 'destroyEnergyCards':
      return [{ kind: 'destroy', text: String(requirement.count) }];
    case 'values':
      return [
        ...(requirement.tank > 0 ? [{ kind: 'helium', text: String(requirement.tank) } as const] : []),
        ...(requirement.research > 0 ? [{ kind: 'research', text: String(requirement.research) } as const] : []),
      ];
  }
}
