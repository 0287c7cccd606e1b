/** The demo's promises to everyone who looks from outside; written down here again, so that a change there is noticed. */

export const TENANTS = {
  aerobt: 'Halden Aerospace',
  hbtbt: 'Halden Building Technologies',
  sps: 'Halden Safety & Productivity',
  process: 'Halden Process Solutions',
  hpsbt: 'Halden Performance Software',
} as const

export type TenantKey = keyof typeof TENANTS
export const TENANT_KEYS = Object.keys(TENANTS) as TenantKey[]

export const LOCALES = {
  '/us/en': 'en-US',
  '/gb/en': 'en-GB',
  '/de/de': 'de-DE',
  '/fr/fr': 'fr-FR',
  '/es/es': 'es-ES',
  '/pl/pl': 'pl-PL',
  '/cn/zh': 'zh-CN',
} as const

export type LocalePath = keyof typeof LOCALES
export const LOCALE_PATHS = Object.keys(LOCALES) as LocalePath[]

export const PEOPLE = [
  ...['buyer', 'single', 'nosoldto', 'nodefault', 'reader', 'accounting', 'logistics', 'csr', 'manager', 'asm', 'bigcsr'],
  ...['trainee', 'student', 'newcomer', 'greeted', 'referred', 'blocked', 'restricted', 'mover', 'author', 'admin'],
] as const
