import type { Language } from '#kernel/locale.ts'

type CardWords = Readonly<Record<'title' | 'number' | 'numberWrong' | 'expires' | 'expiresWrong' | 'code' | 'codeWrong', string>>

/** The labels of the gateway's fields, in the language of the page that shows them. */
export const CARD_WORDS: Readonly<Record<Language, CardWords>> = {
  en: {
    title: 'Card details',
    number: 'Card number',
    numberWrong: 'This is not the number of a card',
    expires: 'Valid until, MM/YY',
    expiresWrong: 'Month and year as on the card, not past',
    code: 'Security code',
    codeWrong: 'Three or four digits',
  },
  de: {
    title: 'Kartendaten',
    number: 'Kartennummer',
    numberWrong: 'Das ist keine Kartennummer',
    expires: 'Gültig bis, MM/JJ',
    expiresWrong: 'Monat und Jahr wie auf der Karte, nicht vergangen',
    code: 'Prüfnummer',
    codeWrong: 'Drei oder vier Ziffern',
  },
  fr: {
    title: 'Données de la carte',
    number: 'Numéro de carte',
    numberWrong: 'Ce n’est pas un numéro de carte',
    expires: 'Valable jusqu’à, MM/AA',
    expiresWrong: 'Mois et année comme sur la carte, non échus',
    code: 'Code de sécurité',
    codeWrong: 'Trois ou quatre chiffres',
  },
  es: {
    title: 'Datos de la tarjeta',
    number: 'Número de tarjeta',
    numberWrong: 'No es un número de tarjeta',
    expires: 'Válida hasta, MM/AA',
    expiresWrong: 'Mes y año como en la tarjeta, no vencida',
    code: 'Código de seguridad',
    codeWrong: 'Tres o cuatro cifras',
  },
  pl: {
    title: 'Dane karty',
    number: 'Numer karty',
    numberWrong: 'To nie jest numer karty',
    expires: 'Ważna do, MM/RR',
    expiresWrong: 'Miesiąc i rok jak na karcie, nieprzeterminowana',
    code: 'Kod zabezpieczający',
    codeWrong: 'Trzy lub cztery cyfry',
  },
  zh: {
    title: '银行卡信息',
    number: '卡号',
    numberWrong: '卡号不正确',
    expires: '有效期 MM/YY',
    expiresWrong: '请按卡面填写未过期的月份和年份',
    code: '安全码',
    codeWrong: '三位或四位数字',
  },
}
