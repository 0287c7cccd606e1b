import { addToInbox, type InboxKind } from '#foundation/inbox/public.server.ts'
import { listKeys, listKeysToReplace } from '#foundation/integration/public.server.ts'
import { KEYS_PATH } from '#features/administration/operations/operations.rules.ts'
import { listAdminIds } from '#features/administration/operations/operations.store.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'

export const keyInbox: InboxKind<'ending'> = {
  kind: 'key',
  icon: 'key',
  isFor: (roles) => roles.includes('admin'),
  words: {
    en: {
      name: 'Keys of programs',
      about: 'When a key of a program ends soon',
      action: 'Open',
      titles: { ending: 'The key {name} ends on {day}' },
      lines: { ending: 'Replace it before: both keys then count for a week, so that nothing stops.' },
    },
    de: {
      name: 'Schlüssel von Programmen',
      about: 'Wenn der Schlüssel eines Programms bald abläuft',
      action: 'Öffnen',
      titles: { ending: 'Der Schlüssel {name} läuft am {day} ab' },
      lines: { ending: 'Ersetzen Sie ihn vorher: Beide Schlüssel gelten dann eine Woche lang, damit nichts ausfällt.' },
    },
    fr: {
      name: 'Clés de programmes',
      about: 'Quand la clé d’un programme expire bientôt',
      action: 'Ouvrir',
      titles: { ending: 'La clé {name} expire le {day}' },
      lines: { ending: 'Remplacez-la avant : les deux clés restent valables une semaine, et rien ne s’arrête.' },
    },
    es: {
      name: 'Claves de programas',
      about: 'Cuando la clave de un programa caduca pronto',
      action: 'Abrir',
      titles: { ending: 'La clave {name} caduca el {day}' },
      lines: { ending: 'Reemplácela antes: ambas claves valen durante una semana y nada se detiene.' },
    },
    pl: {
      name: 'Klucze programów',
      about: 'Gdy klucz programu wkrótce wygaśnie',
      action: 'Otwórz',
      titles: { ending: 'Klucz {name} wygasa {day}' },
      lines: { ending: 'Zastąp go wcześniej: oba klucze są ważne przez tydzień, więc nic się nie zatrzyma.' },
    },
    zh: {
      name: '程序密钥',
      about: '程序密钥即将到期时',
      action: '打开',
      titles: { ending: '密钥 {name} 将于 {day} 到期' },
      lines: { ending: '请提前更换：新旧密钥会同时有效一周，不会中断。' },
    },
  },
}

/** Once for each end: a key that is replaced gets a new one. */
export const remindOfKeys: Recurring = {
  name: 'keys that end soon',
  run: async ({ tx, services, tenant }) => {
    const ending = listKeysToReplace(await listKeys(tx), services.clock.now())
    if (ending.length === 0) return
    const admins = await listAdminIds(tx)
    for (const { id: subject, name, expiresAt } of ending)
      for (const personId of admins)
        await addToInbox(
          { tx, services, tenant },
          {
            ...{ personId, kind: keyInbox.kind, subject, occurrence: expiresAt?.toISOString() ?? '', title: 'ending' },
            ...{ values: { name, day: { day: expiresAt?.toISOString() ?? '' } }, link: KEYS_PATH, needsAction: true },
          },
        )
  },
}
