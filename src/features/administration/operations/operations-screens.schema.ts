import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

const screen = (type: string) => defineBlock({ type, interactive: true, schema: z.strictObject({}), fields: {} })

export const mailList = screen('mail-list')
export const webhookList = screen('webhook-list')
export const keyList = screen('key-list')
export const redirectList = screen('redirect-list')
export const returnList = screen('return-list')
export const siteHealth = screen('site-health')
