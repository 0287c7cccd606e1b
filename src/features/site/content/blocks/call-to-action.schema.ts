import { z } from 'zod'
import { defineBlock, linkSchema } from '#foundation/blocks/public.ts'
import { behaviourFields, behaviourShape, checkBehaviour } from '#features/site/content/links/link-behaviour.schema.ts'

export const callToAction = defineBlock({
  type: 'call-to-action',
  schema: z
    .strictObject({
      title: z.string().min(1).max(160),
      text: z.string().max(400).optional(),
      phone: z.string().max(40).optional(),
      action: linkSchema,
      ...behaviourShape,
    })
    .superRefine(({ action, ...behaviour }, context) => checkBehaviour({ ...action, ...behaviour }, context)),
  fields: {
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'multiline', label: 'Text' },
    phone: { kind: 'text', label: 'Phone' },
    action: { kind: 'link', label: 'Action' },
    ...behaviourFields,
  },
})
export type CallToAction = z.infer<typeof callToAction.schema>
