import { sessionEnded } from '#foundation/session-life/ended/session-ended.schema.ts'
import { sessionStarterPages } from '#foundation/session-life/ended/session-ended.starter.ts'
import { sessionLifeConfig, sessionLifeFlags } from '#foundation/session-life/session-life.settings.ts'
import type { Feature } from '#platform/feature.ts'

export const sessionLife: Feature = {
  name: 'session-life',
  config: sessionLifeConfig,
  flags: sessionLifeFlags,
  blocks: [sessionEnded],
  starterPages: sessionStarterPages,
}
