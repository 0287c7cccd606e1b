import { z } from 'zod'
import { defineBlock, linkSchema } from '#foundation/blocks/public.ts'
import { DEFAULT_DAYS, VISIBILITIES } from '#foundation/notifications/notice.rules.ts'

const TONES = ['info', 'ok', 'warn', 'bad'] as const

/** A day, or an instant with its zone: `2026-11-20` or `2026-11-20T06:00:00Z`. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

export const noticeSchema = z.strictObject({
  /** Names the dismissal in the visitor's browser; a new id shows the notice to everyone again. */
  id: z.string().regex(/^[a-z\d][a-z\d-]{0,40}$/, 'is not a short name of small letters, digits and hyphens'),
  visibility: z.enum(VISIBILITIES),
  tone: z.enum(TONES).default('info'),
  title: z.string().min(1).max(80).optional(),
  text: z.string().min(1).max(2000),
  link: linkSchema.optional(),
  startDate: moment.optional(),
  endDate: moment.optional(),
  dismissable: z.boolean().default(false),
  noOfDays: z.number().int().min(1).max(365).default(DEFAULT_DAYS),
})
export type Notice = z.infer<typeof noticeSchema>

/** The site's notices, stored in the fragment /fragments/notifications [3.14.1]. */
export const notificationsBlock = defineBlock({
  type: 'notifications',
  schema: z.strictObject({
    items: z
      .array(noticeSchema)
      .max(10)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'hold two notices of one id'),
  }),
  fields: {
    items: {
      kind: 'list',
      label: 'Notices',
      of: {
        id: { kind: 'text', label: 'Id' },
        visibility: { kind: 'select', label: 'Shown to', options: VISIBILITIES },
        tone: { kind: 'colour', label: 'Tone', options: TONES },
        title: { kind: 'text', label: 'Title' },
        text: { kind: 'multiline', label: 'Text' },
        link: { kind: 'link', label: 'Link' },
        startDate: { kind: 'moment', label: 'From' },
        endDate: { kind: 'moment', label: 'To' },
        dismissable: { kind: 'toggle', label: 'Can be dismissed' },
        noOfDays: { kind: 'number', label: 'Days hidden after dismissal' },
      },
    },
  },
})
