import type { Language } from '#kernel/locale.ts'

type Words = { readonly title: string; readonly text: string; readonly link?: string }

/** The four notices of the demo: for everyone, for customers, one that is over, one that can be dismissed. */
export type NotificationWords = Readonly<Record<'hours' | 'prices' | 'stocktaking' | 'deliveries', Words>>

/** The one for customers is longer than a notice may be: what is shown of it ends after 320 characters. */
export const NOTIFICATION_WORDS: Readonly<Record<Language, NotificationWords>> = {
  en: {
    hours: {
      title: 'Order desk',
      text: 'New hours: Monday to Friday, 06:00 to 20:00.',
      link: 'How to reach the order desk',
    },
    prices: {
      title: 'Price list 2027',
      text: 'The new price list of {name} is valid from 1 January 2027. Orders that reach us by 18 December keep the prices of 2026, also when they are delivered later. Framework agreements keep their prices until they end. If you buy under a project price, please ask your contact to confirm it in writing before you place the next order, and name the confirmation number on it. Open quotations stay valid for thirty days.',
      link: 'Read the terms that apply',
    },
    stocktaking: { title: 'Stocktaking', text: 'Our warehouses are closed for stocktaking until 20 January.' },
    deliveries: { title: 'Deliveries', text: 'Parcels may arrive a day later while our warehouse moves.' },
  },
  de: {
    hours: {
      title: 'Bestellannahme',
      text: 'Neue Zeiten: Montag bis Freitag, 6 bis 20 Uhr.',
      link: 'So erreichen Sie die Bestellannahme',
    },
    prices: {
      title: 'Preisliste 2027',
      text: 'Die neue Preisliste von {name} gilt ab dem 1. Januar 2027. Für Bestellungen, die uns bis zum 18. Dezember erreichen, gelten die Preise von 2026, auch wenn wir später liefern. Rahmenverträge behalten ihre Preise bis zum Ende der Laufzeit. Wenn Sie zu einem Projektpreis kaufen, lassen Sie ihn sich bitte vor der nächsten Bestellung schriftlich bestätigen und geben Sie die Nummer der Bestätigung an.',
      link: 'Die geltenden Bedingungen lesen',
    },
    stocktaking: { title: 'Inventur', text: 'Unsere Lager sind wegen Inventur bis zum 20. Januar geschlossen.' },
    deliveries: { title: 'Lieferungen', text: 'Pakete treffen während unseres Lagerumzugs eventuell einen Tag später ein.' },
  },
  fr: {
    hours: {
      title: 'Prise de commandes',
      text: 'Nouveaux horaires : du lundi au vendredi, de 6 h à 20 h.',
      link: 'Comment joindre ce service',
    },
    prices: {
      title: 'Tarif 2027',
      text: 'Le nouveau tarif de {name} s’applique à partir du 1er janvier 2027. Les commandes reçues jusqu’au 18 décembre conservent les prix de 2026, même si elles sont livrées plus tard. Les accords-cadres conservent leurs prix jusqu’à leur terme. Si vous achetez à un prix de projet, faites-le confirmer par écrit avant votre prochaine commande et indiquez le numéro de la confirmation.',
      link: 'Lire les conditions applicables',
    },
    stocktaking: { title: 'Inventaire', text: 'Nos entrepôts sont fermés pour inventaire jusqu’au 20 janvier.' },
    deliveries: {
      title: 'Livraisons',
      text: 'Les colis peuvent arriver un jour plus tard pendant le déménagement de notre entrepôt.',
    },
  },
  es: {
    hours: {
      title: 'Atención de pedidos',
      text: 'Nuevo horario: de lunes a viernes, de 6:00 a 20:00.',
      link: 'Cómo contactar con pedidos',
    },
    prices: {
      title: 'Tarifa 2027',
      text: 'La nueva tarifa de {name} se aplica a partir del 1 de enero de 2027. Los pedidos recibidos hasta el 18 de diciembre conservan los precios de 2026, aunque se entreguen más tarde. Los acuerdos marco mantienen sus precios hasta que finalicen. Si compra a un precio de proyecto, pida que se lo confirmen por escrito antes del próximo pedido e indique en él el número de confirmación.',
      link: 'Leer las condiciones aplicables',
    },
    stocktaking: { title: 'Inventario', text: 'Nuestros almacenes están cerrados por inventario hasta el 20 de enero.' },
    deliveries: { title: 'Entregas', text: 'Los envíos pueden llegar un día más tarde durante el traslado de nuestro almacén.' },
  },
  pl: {
    hours: {
      title: 'Dział zamówień',
      text: 'Nowe godziny: od poniedziałku do piątku, 6:00–20:00.',
      link: 'Jak skontaktować się z działem',
    },
    prices: {
      title: 'Cennik 2027',
      text: 'Nowy cennik {name} obowiązuje od 1 stycznia 2027 r. Zamówienia, które dotrą do nas do 18 grudnia, zachowują ceny z 2026 r., także przy późniejszej dostawie. Umowy ramowe zachowują ceny do końca obowiązywania. Jeśli kupują Państwo po cenie projektowej, prosimy o jej pisemne potwierdzenie przed kolejnym zamówieniem i o podanie w nim numeru potwierdzenia.',
      link: 'Przeczytaj obowiązujące warunki',
    },
    stocktaking: { title: 'Inwentaryzacja', text: 'Nasze magazyny są nieczynne z powodu inwentaryzacji do 20 stycznia.' },
    deliveries: { title: 'Dostawy', text: 'Podczas przeprowadzki magazynu paczki mogą dotrzeć o dzień później.' },
  },
  zh: {
    hours: { title: '订单受理', text: '新的服务时间：周一至周五 6:00–20:00。', link: '如何联系订单部门' },
    prices: {
      title: '2027 年价目表',
      text: '{name} 的新价目表自 2027 年 1 月 1 日起生效。我们在 12 月 18 日之前收到的订单仍按 2026 年的价格结算，即使稍后交货也是如此。框架协议的价格在协议期满之前保持不变。如果您按项目价格采购，请在下一次下单之前取得书面确认，并在订单中注明确认编号。',
      link: '查看适用条款',
    },
    stocktaking: { title: '盘点', text: '我们的仓库因盘点关闭至 1 月 20 日。' },
    deliveries: { title: '配送', text: '仓库搬迁期间，包裹可能会晚一天送达。' },
  },
}
