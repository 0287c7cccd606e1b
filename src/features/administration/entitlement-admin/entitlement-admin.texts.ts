import type { Language } from '#kernel/locale.ts'

export const ENTITLEMENT_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Entitlements', lead: 'Who may use which tool, and until when. Requests are decided under Access requests.' },
  de: {
    title: 'Berechtigungen',
    lead: 'Wer welche Anwendung nutzen darf und bis wann. Anfragen werden unter Zugangsanfragen entschieden.',
  },
  fr: {
    title: 'Droits',
    lead: 'Qui peut utiliser quel outil, et jusqu’à quand. Les demandes se décident sous « Demandes d’accès ».',
  },
  es: {
    title: 'Permisos',
    lead: 'Quién puede usar qué herramienta y hasta cuándo. Las solicitudes se deciden en «Solicitudes de acceso».',
  },
  pl: {
    title: 'Uprawnienia',
    lead: 'Kto i do kiedy może używać którego narzędzia. Wnioski rozpatruje się na stronie „Wnioski o dostęp”.',
  },
  zh: { title: '权限', lead: '谁可以使用哪个工具以及期限。申请在“访问申请”中处理。' },
}
