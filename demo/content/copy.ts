import { copy as aerobtEn } from '#demo/content/aerobt/en.ts'
import { copy as aerobtDe } from '#demo/content/aerobt/de.ts'
import { copy as aerobtFr } from '#demo/content/aerobt/fr.ts'
import { copy as aerobtEs } from '#demo/content/aerobt/es.ts'
import { copy as aerobtPl } from '#demo/content/aerobt/pl.ts'
import { copy as aerobtZh } from '#demo/content/aerobt/zh.ts'
import { copy as hbtbtEn } from '#demo/content/hbtbt/en.ts'
import { copy as hbtbtDe } from '#demo/content/hbtbt/de.ts'
import { copy as hbtbtFr } from '#demo/content/hbtbt/fr.ts'
import { copy as hbtbtEs } from '#demo/content/hbtbt/es.ts'
import { copy as hbtbtPl } from '#demo/content/hbtbt/pl.ts'
import { copy as hbtbtZh } from '#demo/content/hbtbt/zh.ts'
import { copy as spsEn } from '#demo/content/sps/en.ts'
import { copy as spsDe } from '#demo/content/sps/de.ts'
import { copy as spsFr } from '#demo/content/sps/fr.ts'
import { copy as spsEs } from '#demo/content/sps/es.ts'
import { copy as spsPl } from '#demo/content/sps/pl.ts'
import { copy as spsZh } from '#demo/content/sps/zh.ts'
import { copy as processEn } from '#demo/content/process/en.ts'
import { copy as processDe } from '#demo/content/process/de.ts'
import { copy as processFr } from '#demo/content/process/fr.ts'
import { copy as processEs } from '#demo/content/process/es.ts'
import { copy as processPl } from '#demo/content/process/pl.ts'
import { copy as processZh } from '#demo/content/process/zh.ts'
import { copy as hpsbtEn } from '#demo/content/hpsbt/en.ts'
import { copy as hpsbtDe } from '#demo/content/hpsbt/de.ts'
import { copy as hpsbtFr } from '#demo/content/hpsbt/fr.ts'
import { copy as hpsbtEs } from '#demo/content/hpsbt/es.ts'
import { copy as hpsbtPl } from '#demo/content/hpsbt/pl.ts'
import { copy as hpsbtZh } from '#demo/content/hpsbt/zh.ts'
import { groupCopy as groupEn } from '#demo/content/group/en.ts'
import { groupCopy as groupDe } from '#demo/content/group/de.ts'
import { groupCopy as groupFr } from '#demo/content/group/fr.ts'
import { groupCopy as groupEs } from '#demo/content/group/es.ts'
import { groupCopy as groupPl } from '#demo/content/group/pl.ts'
import { groupCopy as groupZh } from '#demo/content/group/zh.ts'
import type { GroupCopy, TenantCopy } from '#demo/tenant-copy.ts'
import type { Language } from '#kernel/locale.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** The words of every tenant in every language. */
export const TENANT_COPY: Readonly<Record<TenantKey, Readonly<Record<Language, TenantCopy>>>> = {
  aerobt: { en: aerobtEn, de: aerobtDe, fr: aerobtFr, es: aerobtEs, pl: aerobtPl, zh: aerobtZh },
  hbtbt: { en: hbtbtEn, de: hbtbtDe, fr: hbtbtFr, es: hbtbtEs, pl: hbtbtPl, zh: hbtbtZh },
  sps: { en: spsEn, de: spsDe, fr: spsFr, es: spsEs, pl: spsPl, zh: spsZh },
  process: { en: processEn, de: processDe, fr: processFr, es: processEs, pl: processPl, zh: processZh },
  hpsbt: { en: hpsbtEn, de: hpsbtDe, fr: hpsbtFr, es: hpsbtEs, pl: hpsbtPl, zh: hpsbtZh },
}

export const GROUP_COPY: Readonly<Record<Language, GroupCopy>> = {
  en: groupEn,
  de: groupDe,
  fr: groupFr,
  es: groupEs,
  pl: groupPl,
  zh: groupZh,
}
