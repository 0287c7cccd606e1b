import { sessionEnded } from '#features/session-life/ended/session-ended.schema.ts'
import { sessionStarterPages } from '#features/session-life/ended/session-ended.starter.ts'
import { sessionLifeConfig } from '#features/session-life/session-life.config.ts'
import { sessionLifeFlags } from '#features/session-life/session-life.flags.ts'
import type { Feature } from '#platform/feature.ts'

export const sessionLife: Feature = {
  name: 'session-life',
  config: sessionLifeConfig,
  flags: sessionLifeFlags,
  blocks: [sessionEnded],
  starterPages: sessionStarterPages,
}
