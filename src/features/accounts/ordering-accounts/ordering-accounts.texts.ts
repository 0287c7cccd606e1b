import type { Language } from '#kernel/locale.ts'

type Head = { readonly title: string; readonly lead: string }

export const ORDERING_ACCOUNT_WORDS: Readonly<Record<Language, { readonly favourites: Head; readonly assignment: Head }>> = {
  en: {
    favourites: {
      title: 'Customer ordering accounts',
      lead: 'Keep the accounts you order for at hand. They are the ones you choose from on every page.',
    },
    assignment: { title: 'Accounts', lead: 'Say which customers’ accounts an employee serves.' },
  },
  de: {
    favourites: {
      title: 'Bestellkonten von Kunden',
      lead: 'Halten Sie die Konten bereit, für die Sie bestellen. Unter ihnen wählen Sie auf jeder Seite.',
    },
    assignment: { title: 'Konten', lead: 'Legen Sie fest, welche Kundenkonten ein Mitarbeiter betreut.' },
  },
  fr: {
    favourites: {
      title: 'Comptes de commande des clients',
      lead: 'Gardez en favoris les comptes pour lesquels vous commandez. Vous choisissez parmi eux sur chaque page.',
    },
    assignment: { title: 'Comptes', lead: 'Indiquez quels comptes de clients un employé gère.' },
  },
  es: {
    favourites: {
      title: 'Cuentas de pedido de clientes',
      lead: 'Tenga entre sus favoritas las cuentas para las que hace pedidos. Entre ellas elige en cada página.',
    },
    assignment: { title: 'Cuentas', lead: 'Indique qué cuentas de clientes atiende un empleado.' },
  },
  pl: {
    favourites: {
      title: 'Konta zamówień klientów',
      lead: 'Miej w ulubionych konta, dla których zamawiasz. Spośród nich wybierasz na każdej stronie.',
    },
    assignment: { title: 'Konta', lead: 'Określ, które konta klientów obsługuje pracownik.' },
  },
  zh: {
    favourites: { title: '客户订货账户', lead: '将您用于订货的账户设为常用账户。您可以在每个页面上从中选择。' },
    assignment: { title: '账户', lead: '指定员工负责哪些客户账户。' },
  },
}
