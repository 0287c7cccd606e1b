import type { en } from '#foundation/portal-messages/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'error.title.default': 'Nie udało się wykonać żądania',
  'error.title.maxFile': 'Zbyt wiele plików',
  'error.title.maxSize': 'Plik jest za duży',
  'bt.internalcsrflow.popuperrormessage':
    'Nie udało się przetworzyć żądania. Spróbuj ponownie, a jeśli komunikat znów się pojawi, kliknij „Kontakt” na dole strony i zgłoś problem naszemu zespołowi wsparcia. Dziękujemy.',
  'noAccess.title': 'Nie masz dostępu do tego portalu',
  'noAccess.text':
    'Logowanie się powiodło, ale Twój kontakt nie może korzystać z portalu. Jeśli potrzebujesz dostępu, skontaktuj się z nami i podaj firmę oraz numer klienta.',
  'noAccess.signOut': 'Wyloguj się',
  'noAccess.contact': 'Kontakt',
  'belongs.orders':
    'Tu pojawiają się zamówienia tego konta ze statusem, przesyłkami i fakturami, niezależnie od tego, kto je złożył.',
  'belongs.invoices': 'Tu pojawiają się faktury tego konta, gdy tylko coś zostanie dostarczone, każda ze swoim dokumentem.',
  'belongs.tools': 'Tu pojawiają się narzędzia, które możesz otworzyć lub o które możesz poprosić.',
  'belongs.publications': 'Tu pojawiają się instrukcje, biuletyny i inne publikacje techniczne, które możesz czytać.',
  'belongs.software': 'Tu pojawia się oprogramowanie do Twoich produktów, z każdą wersją do pobrania.',
  'belongs.articles': 'Tu pojawiają się odpowiedzi na częste pytania i usterki.',
  'belongs.courses': 'Tu pojawiają się szkolenia z terminami i wolnymi miejscami.',
  'belongs.sites': 'Tu pojawiają się miejsca, w których pracuje Twoja firma.',
  'belongs.products': 'Tu pojawiają się produkty z danymi, dokumentami, cenami i stanami magazynowymi.',
  'belongs.dealers': 'Tu pojawiają się dealerzy i partnerzy serwisowi w Twojej okolicy.',
  'belongs.documents': 'Tu pojawiają się instrukcje, certyfikaty i karty katalogowe, każde w swoich językach.',
  'belongs.equipment':
    'Tu pojawia się sprzęt tego konta według numerów seryjnych, z dokumentami, częściami i następnym serwisem.',
}
