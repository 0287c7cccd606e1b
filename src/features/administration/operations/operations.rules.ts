import type { ListSpec } from '#kernel/list-query.ts'

const sizes = [50, 100, 200] as const

export const KEYS_PATH = '/back-office/jobs/keys'

export const MAIL_LIST = { sortable: ['createdAt', 'toAddress', 'state'], sort: '-createdAt', sizes } as const satisfies ListSpec
export const MAIL_STATES = ['queued', 'sent', 'shown', 'failed'] as const

export const REDIRECT_LIST = { sortable: ['from', 'to', 'locale'], sort: 'from', sizes } as const satisfies ListSpec
