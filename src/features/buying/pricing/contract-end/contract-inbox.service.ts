import { listEndingContracts } from '#features/buying/pricing/contract-end/ending-contract.store.ts'
import { addToInbox, type InboxKind } from '#foundation/inbox/public.server.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'

const WARNED_DAYS = 30
const LINK = '/secure/previously-purchased'

export const contractInbox: InboxKind<'ending'> = {
  kind: 'contract-price',
  icon: 'card',
  words: {
    en: {
      name: 'Contract prices',
      about: 'A month before prices that were agreed with your company end',
      action: 'Parts you bought',
      titles: {
        ending: 'Contract prices of {account} end on {day}',
      },
      lines: {
        ending: 'Part numbers: {count}. Ask us for new ones in time.',
      },
    },
    de: {
      name: 'Vertragspreise',
      about: 'Einen Monat bevor mit Ihrer Firma vereinbarte Preise enden',
      action: 'Gekaufte Teile',
      titles: {
        ending: 'Vertragspreise von {account} enden am {day}',
      },
      lines: {
        ending: 'Artikelnummern: {count}. Fragen Sie rechtzeitig nach neuen.',
      },
    },
    fr: {
      name: 'Prix contractuels',
      about: 'Un mois avant la fin des prix convenus avec votre entreprise',
      action: 'Pièces achetées',
      titles: {
        ending: 'Les prix contractuels de {account} prennent fin le {day}',
      },
      lines: {
        ending: 'Références : {count}. Demandez-en de nouveaux à temps.',
      },
    },
    es: {
      name: 'Precios de contrato',
      about: 'Un mes antes de que terminen los precios acordados con su empresa',
      action: 'Piezas compradas',
      titles: {
        ending: 'Los precios de contrato de {account} terminan el {day}',
      },
      lines: {
        ending: 'Referencias: {count}. Solicite a tiempo los nuevos.',
      },
    },
    pl: {
      name: 'Ceny umowne',
      about: 'Miesiąc przed końcem cen uzgodnionych z Twoją firmą',
      action: 'Kupione części',
      titles: {
        ending: 'Ceny umowne konta {account} kończą się {day}',
      },
      lines: {
        ending: 'Numery części: {count}. Zapytaj na czas o nowe.',
      },
    },
    zh: {
      name: '合同价格',
      about: '与贵公司约定的价格到期前一个月',
      action: '已购零件',
      titles: {
        ending: '{account} 的合同价格将于 {day} 到期',
      },
      lines: {
        ending: '零件编号数：{count}。请及时与我们商定新价格。',
      },
    },
  },
}

/** Once for an account and day, to those of its people who buy; a site without prices has none to speak of. */
export const remindOfContracts: Recurring = {
  name: 'contract prices that end soon',
  run: async ({ tx, services, tenant }) => {
    if (services.tenants.flagsOf(tenant).hideCurrency) return
    const day = services.clock.now().toISOString().slice(0, 10)
    for (const { personId, accountKey, account, validUntil, count } of await listEndingContracts(tx, {
      ...{ day, days: WARNED_DAYS, kind: contractInbox.kind },
    }))
      await addToInbox(
        { tx, services, tenant },
        {
          ...{ personId, kind: contractInbox.kind, subject: accountKey, occurrence: validUntil, title: 'ending' },
          values: { account, count, day: { day: validUntil } },
          link: LINK,
          expiresAt: new Date(`${validUntil}T23:59:59Z`),
        },
      )
  },
}
