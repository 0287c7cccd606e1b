export const AGENTS_PATH = '/secure/account/agents'
export const AGENTS_OFFICE_PATH = '/back-office/agents'

export const agentConfirmPath = (id: string): string => `${AGENTS_PATH}/confirm.${id}`
