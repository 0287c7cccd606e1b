import { AGENTS_PATH } from '#foundation/agents/public.ts'

export const AGENTS_OFFICE_PATH = '/back-office/agents'

export const agentConfirmPath = (id: string): string => `${AGENTS_PATH}/confirm.${id}`
