import type { SupportWords } from '#demo/pages/support-copy.ts'
import type { Language } from '#kernel/locale.ts'

export const SUPPORT_WORDS: Readonly<Record<Language, SupportWords>> = {
  en: {
    title: 'Support',
    description: 'Answers for products in use: part numbers, repairs, deliveries.',
    search: { heading: 'Search support', text: 'A symptom, a part or a question is enough.' },
    topics: 'What people ask most',
    articles: {
      'part-numbers': {
        title: 'Where to find the part number',
        description: 'The number is on the nameplate, on the packing label and on every delivery note.',
        paragraphs: [
          'The part number stands on the nameplate of the unit, beside the serial number. If the plate cannot be reached, look at the packing label or at the delivery note.',
          'Dashes and spaces do not matter when you search. If a number has been replaced, the product page shows what took its place.',
        ],
      },
      repairs: {
        title: 'Sending a unit in for repair',
        description: 'How to register a repair, pack the unit and follow it through the workshop.',
        paragraphs: [
          'Register the repair with our team before you send anything. You receive a number; write it on the outside of the parcel.',
          'Clean the unit, drain it and enclose a note that describes the fault. We answer with a quotation within three working days and repair nothing without your order.',
        ],
      },
      'damaged-delivery': {
        title: 'Reporting a damaged or incomplete delivery',
        description: 'What to do on the day a parcel arrives open, wet or with parts missing.',
        paragraphs: [
          'Note the damage on the carrier’s paper before you sign, and take photographs of the parcel and its contents.',
          'Tell us within five working days with the number of the delivery note. Keep the packing until the case is settled.',
        ],
      },
    },
  },
  de: {
    title: 'Support',
    description: 'Antworten zu Produkten im Einsatz: Teilenummern, Reparaturen, Lieferungen.',
    search: { heading: 'Support durchsuchen', text: 'Ein Symptom, ein Teil oder eine Frage genügt.' },
    topics: 'Häufige Fragen',
    articles: {
      'part-numbers': {
        title: 'Wo die Teilenummer steht',
        description: 'Sie finden die Nummer auf dem Typenschild, auf dem Verpackungsetikett und auf jedem Lieferschein.',
        paragraphs: [
          'Die Teilenummer steht auf dem Typenschild des Geräts, neben der Seriennummer. Ist das Schild nicht zugänglich, hilft das Verpackungsetikett oder der Lieferschein.',
          'Bindestriche und Leerzeichen spielen bei der Suche keine Rolle. Wurde eine Nummer ersetzt, zeigt die Produktseite, was an ihre Stelle getreten ist.',
        ],
      },
      repairs: {
        title: 'Ein Gerät zur Reparatur einsenden',
        description: 'So melden Sie eine Reparatur an, verpacken das Gerät und verfolgen es in der Werkstatt.',
        paragraphs: [
          'Melden Sie die Reparatur bei unserem Team an, bevor Sie etwas einsenden. Sie erhalten eine Nummer; schreiben Sie diese außen auf das Paket.',
          'Reinigen und entleeren Sie das Gerät und legen Sie eine Beschreibung des Fehlers bei. Innerhalb von drei Arbeitstagen erhalten Sie ein Angebot; ohne Ihren Auftrag reparieren wir nichts.',
        ],
      },
      'damaged-delivery': {
        title: 'Eine beschädigte oder unvollständige Lieferung melden',
        description: 'Was zu tun ist, wenn ein Paket offen, nass oder mit fehlenden Teilen ankommt.',
        paragraphs: [
          'Vermerken Sie den Schaden auf dem Frachtpapier der Spedition, bevor Sie unterschreiben, und fotografieren Sie Paket und Inhalt.',
          'Informieren Sie uns innerhalb von fünf Arbeitstagen unter Angabe der Lieferscheinnummer. Bewahren Sie die Verpackung auf, bis der Fall geklärt ist.',
        ],
      },
    },
  },
  fr: {
    title: 'Assistance',
    description: 'Des réponses pour les produits en service : références, réparations, livraisons.',
    search: { heading: 'Rechercher dans l’assistance', text: 'Un symptôme, une pièce ou une question suffit.' },
    topics: 'Les questions les plus fréquentes',
    articles: {
      'part-numbers': {
        title: 'Où trouver la référence',
        description: 'La référence figure sur la plaque signalétique, sur l’étiquette du colis et sur chaque bon de livraison.',
        paragraphs: [
          'La référence se trouve sur la plaque signalétique de l’appareil, à côté du numéro de série. Si la plaque est inaccessible, consultez l’étiquette du colis ou le bon de livraison.',
          'Les tirets et les espaces ne comptent pas dans la recherche. Si une référence a été remplacée, la page du produit indique celle qui lui succède.',
        ],
      },
      repairs: {
        title: 'Envoyer un appareil en réparation',
        description: 'Comment déclarer une réparation, emballer l’appareil et le suivre à l’atelier.',
        paragraphs: [
          'Déclarez la réparation auprès de notre équipe avant tout envoi. Vous recevez un numéro : inscrivez-le à l’extérieur du colis.',
          'Nettoyez l’appareil, videz-le et joignez une description du défaut. Vous recevez un devis sous trois jours ouvrés ; nous ne réparons rien sans votre commande.',
        ],
      },
      'damaged-delivery': {
        title: 'Signaler une livraison endommagée ou incomplète',
        description: 'Que faire lorsqu’un colis arrive ouvert, mouillé ou incomplet.',
        paragraphs: [
          'Notez le dommage sur le document du transporteur avant de signer, et photographiez le colis et son contenu.',
          'Prévenez-nous dans les cinq jours ouvrés en indiquant le numéro du bon de livraison. Conservez l’emballage jusqu’au règlement du dossier.',
        ],
      },
    },
  },
  es: {
    title: 'Soporte',
    description: 'Respuestas para productos en uso: referencias, reparaciones, entregas.',
    search: { heading: 'Buscar en soporte', text: 'Basta un síntoma, una pieza o una pregunta.' },
    topics: 'Lo que más se pregunta',
    articles: {
      'part-numbers': {
        title: 'Dónde encontrar la referencia',
        description: 'La referencia figura en la placa, en la etiqueta del embalaje y en cada albarán.',
        paragraphs: [
          'La referencia está en la placa del equipo, junto al número de serie. Si no se puede acceder a la placa, consulte la etiqueta del embalaje o el albarán.',
          'Los guiones y los espacios no importan al buscar. Si una referencia ha sido sustituida, la página del producto muestra cuál ocupa su lugar.',
        ],
      },
      repairs: {
        title: 'Enviar un equipo a reparar',
        description: 'Cómo registrar una reparación, embalar el equipo y seguirlo en el taller.',
        paragraphs: [
          'Registre la reparación con nuestro equipo antes de enviar nada. Recibirá un número; escríbalo en el exterior del paquete.',
          'Limpie y vacíe el equipo y adjunte una nota que describa la avería. Recibirá un presupuesto en tres días laborables; no reparamos nada sin su pedido.',
        ],
      },
      'damaged-delivery': {
        title: 'Comunicar una entrega dañada o incompleta',
        description: 'Qué hacer cuando un paquete llega abierto, mojado o incompleto.',
        paragraphs: [
          'Anote el daño en el documento del transportista antes de firmar y fotografíe el paquete y su contenido.',
          'Avísenos en un plazo de cinco días laborables con el número del albarán. Conserve el embalaje hasta que se resuelva el caso.',
        ],
      },
    },
  },
  pl: {
    title: 'Wsparcie',
    description: 'Odpowiedzi dotyczące używanych produktów: numery części, naprawy, dostawy.',
    search: { heading: 'Przeszukaj wsparcie', text: 'Wystarczy objaw, część lub pytanie.' },
    topics: 'Najczęstsze pytania',
    articles: {
      'part-numbers': {
        title: 'Gdzie znaleźć numer części',
        description: 'Numer znajduje się na tabliczce znamionowej, na etykiecie opakowania i na każdym dokumencie dostawy.',
        paragraphs: [
          'Numer części znajduje się na tabliczce znamionowej urządzenia, obok numeru seryjnego. Jeśli tabliczka jest niedostępna, pomoże etykieta opakowania lub dokument dostawy.',
          'Łączniki i spacje nie mają znaczenia podczas wyszukiwania. Jeśli numer został zastąpiony, strona produktu pokazuje jego następcę.',
        ],
      },
      repairs: {
        title: 'Wysyłka urządzenia do naprawy',
        description: 'Jak zgłosić naprawę, zapakować urządzenie i śledzić je w warsztacie.',
        paragraphs: [
          'Przed wysyłką należy zgłosić naprawę naszemu zespołowi. Otrzymany numer trzeba umieścić na zewnątrz paczki.',
          'Urządzenie należy oczyścić i opróżnić oraz dołączyć opis usterki. Ofertę przesyłamy w ciągu trzech dni roboczych; bez zamówienia niczego nie naprawiamy.',
        ],
      },
      'damaged-delivery': {
        title: 'Zgłoszenie uszkodzonej lub niepełnej dostawy',
        description: 'Co zrobić, gdy paczka dotrze otwarta, mokra lub niekompletna.',
        paragraphs: [
          'Przed podpisaniem należy odnotować uszkodzenie na dokumencie przewoźnika i sfotografować paczkę wraz z zawartością.',
          'Prosimy o zgłoszenie w ciągu pięciu dni roboczych z numerem dokumentu dostawy. Opakowanie należy zachować do zakończenia sprawy.',
        ],
      },
    },
  },
  zh: {
    title: '支持',
    description: '使用中产品的解答：零件号、维修、交货。',
    search: { heading: '搜索支持内容', text: '输入故障现象、零件或问题即可。' },
    topics: '常见问题',
    articles: {
      'part-numbers': {
        title: '在哪里查找零件号',
        description: '零件号印在铭牌、包装标签和每张送货单上。',
        paragraphs: [
          '零件号位于设备铭牌上，在序列号旁边。如果看不到铭牌，请查看包装标签或送货单。',
          '搜索时无需考虑连字符和空格。如果某个零件号已被替代，产品页面会显示其替代产品。',
        ],
      },
      repairs: {
        title: '寄送设备维修',
        description: '如何登记维修、包装设备并跟踪维修进度。',
        paragraphs: [
          '寄送之前，请先向我们的团队登记维修。您会收到一个编号，请将其写在包裹外面。',
          '请清洁并排空设备，并附上故障说明。我们会在三个工作日内报价；未经您下单，我们不会进行任何维修。',
        ],
      },
      'damaged-delivery': {
        title: '报告货物损坏或缺失',
        description: '收到的包裹已打开、受潮或缺少零件时该怎么办。',
        paragraphs: [
          '签收前，请在承运人的单据上注明损坏情况，并为包裹及其内容拍照。',
          '请在五个工作日内提供送货单号并通知我们。在问题解决之前，请保留包装。',
        ],
      },
    },
  },
}
