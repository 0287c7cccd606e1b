import { CONFIRM_PATH, RESTORE_PATH } from '#features/accounts/account-settings/confirmation.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

const params = z.object({ country: z.string().max(8), language: z.string().max(8) })
const token = z.string().max(100)
const query = z.object({ token: token.default('') })
const body = z.object({ token })

const confirmPath = `/:country/:language${CONFIRM_PATH}` as const
export const openConfirmation = endpoint({ method: 'GET', access: 'everyone', path: confirmPath, isHidden: true, params, query })
export const sendConfirmation = endpoint({ method: 'POST', access: 'everyone', path: confirmPath, isHidden: true, params, body })

const restorePath = `/:country/:language${RESTORE_PATH}` as const
export const openEmailRestore = endpoint({ method: 'GET', access: 'everyone', path: restorePath, isHidden: true, params, query })
export const sendEmailRestore = endpoint({ method: 'POST', access: 'everyone', path: restorePath, isHidden: true, params, body })
