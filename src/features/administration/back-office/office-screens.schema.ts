import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

const screen = (type: string) => defineBlock({ type, interactive: true, schema: z.strictObject({}), fields: {} })

export const auditLog = screen('audit-log')
export const peopleList = screen('people-list')
export const jobList = screen('job-list')
export const documentList = screen('document-list')
export const noticeList = screen('notice-list')
