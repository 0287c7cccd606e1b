import type { Language } from '#kernel/locale.ts'

type Way = { readonly label: string; readonly text: string }
type NotPermittedWords = {
  readonly title: string
  readonly lead: string
  readonly signIn: Way
  readonly ask: Way
  readonly contact: Way
}

/** For those who may not see something: why that may be, and what they can do. */
export const NOT_PERMITTED_WORDS: Readonly<Record<Language, NotPermittedWords>> = {
  en: {
    title: 'You are not permitted to see this page',
    lead: 'It is there, but not for the account you use. That may be on purpose, or something may be missing.',
    signIn: { label: 'Sign in as someone else', text: 'If you have another account, sign out here and use that one' },
    ask: { label: 'Ask for access', text: 'Tell us your company, your customer number and what you need' },
    contact: { label: 'Contact us', text: 'Phone numbers and hours by region' },
  },
  de: {
    title: 'Für diese Seite fehlt Ihnen die Berechtigung',
    lead: 'Es gibt sie, aber nicht für das Konto, das Sie benutzen. Das kann Absicht sein, oder es fehlt etwas.',
    signIn: { label: 'Mit einem anderen Konto anmelden', text: 'Melden Sie sich hier ab und mit Ihrem anderen Konto an' },
    ask: { label: 'Zugang anfragen', text: 'Nennen Sie uns Ihre Firma, Ihre Kundennummer und was Sie brauchen' },
    contact: { label: 'Kontakt', text: 'Telefonnummern und Servicezeiten nach Region' },
  },
  fr: {
    title: 'Vous n’êtes pas autorisé à voir cette page',
    lead: 'Elle existe, mais pas pour le compte que vous utilisez. C’est peut-être voulu, ou il manque quelque chose.',
    signIn: { label: 'Se connecter avec un autre compte', text: 'Déconnectez-vous ici, puis utilisez votre autre compte' },
    ask: { label: 'Demander l’accès', text: 'Indiquez votre entreprise, votre numéro de client et votre besoin' },
    contact: { label: 'Nous contacter', text: 'Numéros de téléphone et horaires par région' },
  },
  es: {
    title: 'No tiene permiso para ver esta página',
    lead: 'Existe, pero no para la cuenta que utiliza. Puede ser intencionado, o puede que falte algo.',
    signIn: { label: 'Iniciar sesión con otra cuenta', text: 'Cierre aquí la sesión y entre con su otra cuenta' },
    ask: { label: 'Solicitar acceso', text: 'Indíquenos su empresa, su número de cliente y lo que necesita' },
    contact: { label: 'Contacto', text: 'Teléfonos y horarios por región' },
  },
  pl: {
    title: 'Brak uprawnień do tej strony',
    lead: 'Strona istnieje, ale nie dla używanego konta. Może to być zamierzone albo czegoś jeszcze brakuje.',
    signIn: { label: 'Zaloguj się na inne konto', text: 'Wyloguj się tutaj i użyj drugiego konta' },
    ask: { label: 'Poproś o dostęp', text: 'Podaj nazwę firmy, numer klienta i czego potrzebujesz' },
    contact: { label: 'Kontakt', text: 'Numery telefonów i godziny pracy w regionach' },
  },
  zh: {
    title: '您没有查看此页面的权限',
    lead: '页面存在，但您使用的账户无法查看。这可能是有意为之，也可能是缺少某项授权。',
    signIn: { label: '使用其他账户登录', text: '如有其他账户，请在此退出后改用该账户' },
    ask: { label: '申请访问权限', text: '请告诉我们您的公司、客户编号和所需内容' },
    contact: { label: '联系我们', text: '各地区的电话与服务时间' },
  },
}
