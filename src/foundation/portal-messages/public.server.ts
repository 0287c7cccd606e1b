import { portalErrorFlags } from '#foundation/portal-messages/portal-error.flags.ts'
import type { Feature } from '#platform/feature.ts'

export const portalMessages: Feature = { name: 'portal-messages', flags: portalErrorFlags }
