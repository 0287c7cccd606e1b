import type { Draw } from '#demo/pictures/family.ts'
import { drawControlRoom, drawEngine, drawFlowRig, drawPlantRoom, drawServerHall } from '#demo/pictures/halls.scene.ts'
import { drawAirliner, drawColumns, drawOffices, drawSchool, drawTankFarm } from '#demo/pictures/sites.scene.ts'
import { drawBelt, drawDepot, drawDock, drawShelves, drawWorkbench } from '#demo/pictures/stores.scene.ts'

/** Places where parts work, drawn by the same hand as the parts. */
export const SCENES = [
  'airliner',
  'belt',
  'columns',
  'control-room',
  'depot',
  'dock',
  'engine',
  'flow-rig',
  'offices',
  'plant-room',
  'school',
  'server-hall',
  'shelves',
  'tank-farm',
  'workbench',
] as const
export type Scene = (typeof SCENES)[number]

export const drawScene: Readonly<Record<Scene, Draw>> = {
  airliner: drawAirliner,
  belt: drawBelt,
  columns: drawColumns,
  'control-room': drawControlRoom,
  depot: drawDepot,
  dock: drawDock,
  engine: drawEngine,
  'flow-rig': drawFlowRig,
  offices: drawOffices,
  'plant-room': drawPlantRoom,
  school: drawSchool,
  'server-hall': drawServerHall,
  shelves: drawShelves,
  'tank-farm': drawTankFarm,
  workbench: drawWorkbench,
}
