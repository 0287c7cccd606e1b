import { portalErrorFlags } from '#foundation/portal-messages/portal-error.settings.ts'
import type { Feature } from '#platform/feature.ts'

export const portalMessages: Feature = { name: 'portal-messages', flags: portalErrorFlags }
