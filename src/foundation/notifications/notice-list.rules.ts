import { z } from 'zod'
import { linkSchema } from '#foundation/blocks/public.ts'
import { noticeSchema, type Notice } from '#foundation/notifications/blocks/notifications.schema.ts'
import { isShown, readPeriod } from '#foundation/notifications/notice.rules.ts'
import { readWords } from '#foundation/notifications/plan-notices.rules.ts'

/** The reply of GET /api/notifications. */
export const noticeListSchema = z.object({
  notifications: z.array(
    noticeSchema.pick({ id: true, visibility: true, tone: true, dismissable: true, noOfDays: true }).extend({
      title: z.string().optional(),
      text: z.string().describe('At most the first 320 characters'),
      isCut: z.boolean().describe('Whether the text goes on'),
      link: linkSchema.optional(),
      startDate: z.string().optional(),
      endDate: z.string().optional(),
    }),
  ),
})
export type NoticeList = z.infer<typeof noticeListSchema>

/** Those that this person may read now; whether they were dismissed, their browser knows. */
export const listNotices = (items: readonly Notice[], now: number, isSignedIn: boolean): NoticeList => ({
  notifications: items
    .filter((notice) => {
      const item = { ...notice, ...readPeriod(notice) }
      return isShown({ item, now, isSignedIn, dismissal: { hasCookie: false }, mode: 'publish' })
    })
    .map((notice) => ({ ...notice, ...readWords(notice) })),
})
