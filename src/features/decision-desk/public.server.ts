import { decisionDesk as deskBlock } from '#features/decision-desk/decision-desk.schema.ts'
import { deskStarterPages } from '#features/decision-desk/decision-desk.starter.ts'
import type { Feature } from '#platform/feature.ts'

export const decisionDesk: Feature = {
  name: 'decision-desk',
  blocks: [deskBlock],
  starterPages: deskStarterPages,
  fillers: ({ requestKinds }) => ({
    [deskBlock.type]: async (_tx, props, { locale }) => ({
      ...props,
      kinds: requestKinds.all.map(({ kind, names }) => ({ kind, name: names[locale.language] })),
    }),
  }),
}
