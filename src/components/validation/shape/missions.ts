import type { Mission, Task } from '../../content.ts';
import { RESOURCES } from '../../ids.ts';
import { sources } from './component.ts';
import { byKind, exact, id, oneOf, type Schema, tuple, whole } from './parts.ts';

const asked = whole(1, 40);

const task = byKind<Task>({
  scientists: { count: asked },
  resource: { resource: oneOf(RESOURCES), total: asked },
  oneResource: { total: asked },
  energy: { total: asked },
  heliumInOneAction: { steps: asked },
  expansionsInOneAction: { count: asked },
  trackStepsInOneAction: { steps: asked },
  uploadsInOneAction: { count: asked },
  plansInOneAction: { count: asked },
});

export const mission: Schema<Mission> = exact<Mission>({ id, tasks: tuple<Mission['tasks']>(task, 3), sources });
