import { z } from 'zod'

/** Common fields of back-office calls. */
export const OFFICE_PATH = '/api/back-office/v1'
export const OFFICE_TAG = 'back office'
export const OFFICE_ERRORS = [400, 401, 404] as const
export const officeTotal = z.number().int().describe('Of all pages')
export const officeFind = z.string().max(100).optional().describe('Letters of what a row shows')
export const officeParams = z.object({ id: z.uuid() })
