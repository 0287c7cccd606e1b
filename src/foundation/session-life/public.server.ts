import { sessionEnded } from '#foundation/session-life/ended/session-ended.schema.ts'
import { sessionStarterPages } from '#foundation/session-life/ended/session-ended.starter.ts'
import { sessionLifeConfig } from '#foundation/session-life/session-life.config.ts'
import { sessionLifeFlags } from '#foundation/session-life/session-life.flags.ts'
import type { Feature } from '#platform/feature.ts'

export const sessionLife: Feature = {
  name: 'session-life',
  config: sessionLifeConfig,
  flags: sessionLifeFlags,
  blocks: [sessionEnded],
  starterPages: sessionStarterPages,
}
