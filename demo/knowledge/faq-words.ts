import type { Language } from '#kernel/locale.ts'

type Question = Readonly<Record<Language, readonly [question: string, answer: string]>>

export const FAQ_QUESTIONS: readonly Question[] = [
  {
    en: [
      'How do I get access to prices and ordering?',
      'Sign in and ask for the tool “E-commerce” on the page “Tools”. We mostly decide within a working day and write to you.',
    ],
    de: [
      'Wie erhalte ich Zugang zu Preisen und Bestellungen?',
      'Melden Sie sich an und fordern Sie auf der Seite „Anwendungen“ die Anwendung „E-Commerce“ an. Wir entscheiden meist innerhalb eines Arbeitstages und schreiben Ihnen.',
    ],
    fr: [
      'Comment accéder aux prix et aux commandes ?',
      'Connectez-vous et demandez l’outil « E-commerce » sur la page « Outils ». Nous décidons en général sous un jour ouvré et vous écrivons.',
    ],
    es: [
      '¿Cómo obtengo acceso a precios y pedidos?',
      'Inicie sesión y solicite la herramienta «E-commerce» en la página «Herramientas». Solemos decidir en un día laborable y le escribimos.',
    ],
    pl: [
      'Jak uzyskać dostęp do cen i zamówień?',
      'Zaloguj się i poproś o narzędzie „E-commerce” na stronie „Narzędzia”. Zwykle decydujemy w ciągu dnia roboczego i piszemy wiadomość.',
    ],
    zh: ['如何获得价格和订购权限？', '登录后在“工具”页面申请“电子商务”工具。我们通常在一个工作日内答复并通知您。'],
  },
  {
    en: [
      'Where do I find my sold-to number?',
      'It stands on every invoice and order confirmation, on the right above the lines. It has 4 to 10 digits.',
    ],
    de: [
      'Wo finde ich meine Kundennummer?',
      'Sie steht auf jeder Rechnung und Auftragsbestätigung rechts über den Positionen. Sie hat 4 bis 10 Ziffern.',
    ],
    fr: [
      'Où trouver mon numéro de client ?',
      'Il figure sur chaque facture et confirmation de commande, à droite au-dessus des lignes. Il compte 4 à 10 chiffres.',
    ],
    es: [
      '¿Dónde encuentro mi número de cliente?',
      'Figura en cada factura y confirmación de pedido, a la derecha sobre las líneas. Tiene de 4 a 10 cifras.',
    ],
    pl: [
      'Gdzie znajdę numer klienta?',
      'Jest na każdej fakturze i potwierdzeniu zamówienia, po prawej nad pozycjami. Ma od 4 do 10 cyfr.',
    ],
    zh: ['在哪里可以找到客户编号？', '每张发票和订单确认书的明细右上方都有，4 到 10 位数字。'],
  },
  {
    en: [
      'How do I follow an order?',
      'Open “Orders” in the portal. Each order shows its state, its deliveries and its documents.',
    ],
    de: [
      'Wie verfolge ich eine Bestellung?',
      'Öffnen Sie im Portal „Bestellungen“. Jede Bestellung zeigt ihren Status, ihre Lieferungen und ihre Dokumente.',
    ],
    fr: [
      'Comment suivre une commande ?',
      'Ouvrez « Commandes » dans le portail. Chaque commande indique son état, ses livraisons et ses documents.',
    ],
    es: ['¿Cómo sigo un pedido?', 'Abra «Pedidos» en el portal. Cada pedido muestra su estado, sus entregas y sus documentos.'],
    pl: ['Jak śledzić zamówienie?', 'Otwórz „Zamówienia” w portalu. Każde zamówienie pokazuje status, dostawy i dokumenty.'],
    zh: ['如何跟踪订单？', '在门户中打开“订单”，可查看状态、配送和文档。'],
  },
  {
    en: [
      'A delivery is damaged. What now?',
      'Keep the packing, take pictures and open a support case about the order within seven days.',
    ],
    de: [
      'Eine Lieferung ist beschädigt. Was nun?',
      'Heben Sie die Verpackung auf, machen Sie Bilder und eröffnen Sie innerhalb von sieben Tagen einen Supportfall zur Bestellung.',
    ],
    fr: [
      'Une livraison est endommagée. Que faire ?',
      'Gardez l’emballage, prenez des photos et ouvrez une demande d’assistance sur la commande sous sept jours.',
    ],
    es: [
      'Una entrega está dañada. ¿Qué hago?',
      'Guarde el embalaje, haga fotos y abra un caso sobre el pedido en un plazo de siete días.',
    ],
    pl: [
      'Dostawa jest uszkodzona. Co teraz?',
      'Zachowaj opakowanie, zrób zdjęcia i w ciągu siedmiu dni utwórz zgłoszenie dotyczące zamówienia.',
    ],
    zh: ['货物损坏怎么办？', '请保留包装并拍照，在七天内就该订单提交服务单。'],
  },
  {
    en: [
      'Is there a replacement for a discontinued part?',
      'Enter the number in the tool “Product replacement”. It names the part that took its place, as far as there is one.',
    ],
    de: [
      'Gibt es Ersatz für ein abgekündigtes Teil?',
      'Geben Sie die Nummer in der Anwendung „Produktersatz“ ein. Sie nennt den Nachfolger, sofern es einen gibt.',
    ],
    fr: [
      'Existe-t-il un remplacement pour une pièce arrêtée ?',
      'Saisissez la référence dans l’outil « Remplacement de produits ». Il indique la pièce qui la remplace, s’il y en a une.',
    ],
    es: [
      '¿Hay sustituto para una pieza descatalogada?',
      'Introduzca el número en la herramienta «Sustitución de productos». Indica la pieza que la sustituye, si existe.',
    ],
    pl: [
      'Czy jest zamiennik dla wycofanej części?',
      'Wpisz numer w narzędziu „Zamienniki produktów”. Wskaże następcę, jeśli istnieje.',
    ],
    zh: ['停产零件有替代品吗？', '在“产品替代查询”工具中输入零件号，即可查到后继产品（如有）。'],
  },
  {
    en: [
      'How fast do you answer a support case?',
      'Urgent cases within two hours, high ones within eight, all others within a working day.',
    ],
    de: [
      'Wie schnell beantworten Sie einen Supportfall?',
      'Dringende Fälle binnen zwei Stunden, wichtige binnen acht, alle anderen binnen eines Arbeitstages.',
    ],
    fr: [
      'En combien de temps répondez-vous à une demande ?',
      'Les demandes urgentes sous deux heures, les importantes sous huit, les autres sous un jour ouvré.',
    ],
    es: [
      '¿Cuánto tardan en responder un caso?',
      'Los urgentes en dos horas, los de prioridad alta en ocho y los demás en un día laborable.',
    ],
    pl: [
      'Jak szybko odpowiadacie na zgłoszenia?',
      'Na pilne w dwie godziny, na ważne w osiem, na pozostałe w ciągu dnia roboczego.',
    ],
    zh: ['服务单多久得到答复？', '紧急的两小时内，高优先级八小时内，其余一个工作日内。'],
  },
  {
    en: ['Can a colleague see my orders?', 'Whoever orders for the same account sees its orders. Support cases are yours alone.'],
    de: [
      'Kann eine Kollegin meine Bestellungen sehen?',
      'Wer für dasselbe Konto bestellt, sieht dessen Bestellungen. Supportfälle gehören Ihnen allein.',
    ],
    fr: [
      'Un collègue peut-il voir mes commandes ?',
      'Toute personne qui commande pour le même compte voit ses commandes. Vos demandes d’assistance restent les vôtres.',
    ],
    es: [
      '¿Puede un compañero ver mis pedidos?',
      'Quien pide para la misma cuenta ve sus pedidos. Los casos de soporte son solo suyos.',
    ],
    pl: [
      'Czy współpracownik widzi moje zamówienia?',
      'Kto zamawia na to samo konto, widzi jego zamówienia. Zgłoszenia są tylko Twoje.',
    ],
    zh: ['同事能看到我的订单吗？', '为同一账户订购的人可以看到该账户的订单。服务单仅您本人可见。'],
  },
  {
    en: [
      'How do I change my e-mail address?',
      'Open “My account”, enter the new address and confirm it by the link that we send there.',
    ],
    de: [
      'Wie ändere ich meine E-Mail-Adresse?',
      'Öffnen Sie „Mein Konto“, geben Sie die neue Adresse ein und bestätigen Sie sie über den Link, den wir dorthin senden.',
    ],
    fr: [
      'Comment changer mon adresse e-mail ?',
      'Ouvrez « Mon compte », saisissez la nouvelle adresse et confirmez-la par le lien que nous y envoyons.',
    ],
    es: [
      '¿Cómo cambio mi dirección de correo?',
      'Abra «Mi cuenta», introduzca la nueva dirección y confírmela con el enlace que enviamos.',
    ],
    pl: ['Jak zmienić adres e-mail?', 'Otwórz „Moje konto”, wpisz nowy adres i potwierdź go linkiem, który tam wyślemy.'],
    zh: ['如何更改邮箱？', '打开“我的账户”，输入新邮箱，并通过我们发送的链接确认。'],
  },
]
