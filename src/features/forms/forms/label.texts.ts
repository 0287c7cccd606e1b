import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

type Translations = Readonly<Record<Exclude<Language, 'en'>, string>>

/** Labels of usual fields, by the English one. Starter forms use them, and the dictionary that browsers fetch. */
const LABELS = {
  'First name': { de: 'Vorname', fr: 'Prénom', es: 'Nombre', pl: 'Imię', zh: '名字' },
  'Last name': { de: 'Nachname', fr: 'Nom', es: 'Apellido', pl: 'Nazwisko', zh: '姓氏' },
  'E-mail': { de: 'E-Mail', fr: 'E-mail', es: 'Correo electrónico', pl: 'E-mail', zh: '邮箱' },
  Company: { de: 'Firma', fr: 'Entreprise', es: 'Empresa', pl: 'Firma', zh: '公司' },
  Country: { de: 'Land', fr: 'Pays', es: 'País', pl: 'Kraj', zh: '国家/地区' },
  'Phone country code': {
    de: 'Ländervorwahl',
    fr: 'Indicatif du pays',
    es: 'Prefijo del país',
    pl: 'Prefiks kraju',
    zh: '国家/地区电话代码',
  },
  Phone: { de: 'Telefon', fr: 'Téléphone', es: 'Teléfono', pl: 'Telefon', zh: '电话' },
  Message: { de: 'Nachricht', fr: 'Message', es: 'Mensaje', pl: 'Wiadomość', zh: '留言' },
  Submit: { de: 'Absenden', fr: 'Envoyer', es: 'Enviar', pl: 'Wyślij', zh: '提交' },
  'Job title': { de: 'Position', fr: 'Fonction', es: 'Cargo', pl: 'Stanowisko', zh: '职位' },
  Subject: { de: 'Thema', fr: 'Sujet', es: 'Asunto', pl: 'Temat', zh: '主题' },
  'Orders and deliveries': {
    de: 'Bestellungen und Lieferungen',
    fr: 'Commandes et livraisons',
    es: 'Pedidos y entregas',
    pl: 'Zamówienia i dostawy',
    zh: '订单与交付',
  },
  'Products and prices': {
    de: 'Produkte und Preise',
    fr: 'Produits et prix',
    es: 'Productos y precios',
    pl: 'Produkty i ceny',
    zh: '产品与价格',
  },
  'Technical support': {
    de: 'Technische Unterstützung',
    fr: 'Assistance technique',
    es: 'Asistencia técnica',
    pl: 'Pomoc techniczna',
    zh: '技术支持',
  },
  'Repairs and returns': {
    de: 'Reparaturen und Rücksendungen',
    fr: 'Réparations et retours',
    es: 'Reparaciones y devoluciones',
    pl: 'Naprawy i zwroty',
    zh: '维修与退货',
  },
  'This website': { de: 'Diese Website', fr: 'Ce site', es: 'Este sitio web', pl: 'Ta witryna', zh: '本网站' },
  'What is it about?': {
    de: 'Worum geht es?',
    fr: 'De quoi s’agit-il ?',
    es: '¿De qué se trata?',
    pl: 'Czego dotyczy zapytanie?',
    zh: '咨询内容',
  },
  Quote: { de: 'Angebot', fr: 'Devis', es: 'Oferta', pl: 'Oferta', zh: '报价' },
  Advice: { de: 'Beratung', fr: 'Conseil', es: 'Asesoramiento', pl: 'Doradztwo', zh: '咨询' },
  Visit: { de: 'Besuch', fr: 'Visite', es: 'Visita', pl: 'Wizyta', zh: '来访' },
  Products: { de: 'Produkte', fr: 'Produits', es: 'Productos', pl: 'Produkty', zh: '产品' },
  Pieces: { de: 'Stückzahl', fr: 'Quantité', es: 'Unidades', pl: 'Liczba sztuk', zh: '数量' },
  'Needed by': { de: 'Benötigt bis', fr: 'Date souhaitée', es: 'Fecha necesaria', pl: 'Potrzebne do', zh: '需要日期' },
  'Explosive area': {
    de: 'Explosionsgefährdeter Bereich',
    fr: 'Zone explosible',
    es: 'Zona explosiva',
    pl: 'Strefa zagrożenia wybuchem',
    zh: '爆炸危险区域',
  },
  No: { de: 'Nein', fr: 'Non', es: 'No', pl: 'Nie', zh: '否' },
  'Zone 1': { de: 'Zone 1', fr: 'Zone 1', es: 'Zona 1', pl: 'Strefa 1', zh: '1 区' },
  'Zone 2': { de: 'Zone 2', fr: 'Zone 2', es: 'Zona 2', pl: 'Strefa 2', zh: '2 区' },
  Medium: { de: 'Medium', fr: 'Fluide', es: 'Medio', pl: 'Medium', zh: '介质' },
  Steam: { de: 'Dampf', fr: 'Vapeur', es: 'Vapor', pl: 'Para', zh: '蒸汽' },
  Gas: { de: 'Gas', fr: 'Gaz', es: 'Gas', pl: 'Gaz', zh: '气体' },
  Liquid: { de: 'Flüssigkeit', fr: 'Liquide', es: 'Líquido', pl: 'Ciecz', zh: '液体' },
  'Place of the visit': {
    de: 'Ort des Besuchs',
    fr: 'Lieu de la visite',
    es: 'Lugar de la visita',
    pl: 'Miejsce wizyty',
    zh: '来访地点',
  },
  'Send me product news, at most once a month': {
    de: 'Produktneuheiten zusenden, höchstens einmal im Monat',
    fr: 'M’envoyer les nouveautés produits, une fois par mois au plus',
    es: 'Enviarme novedades de productos, como máximo una vez al mes',
    pl: 'Przesyłaj nowości produktowe, najwyżej raz w miesiącu',
    zh: '向我发送产品资讯，每月最多一次',
  },
  'You may use these details to answer my request, as the privacy statement says': {
    de: 'Sie dürfen diese Angaben nutzen, um meine Anfrage zu beantworten, wie es die Datenschutzerklärung beschreibt',
    fr: 'Vous pouvez utiliser ces données pour répondre à ma demande, comme l’indique la déclaration de confidentialité',
    es: 'Pueden usar estos datos para responder a mi solicitud, según la declaración de privacidad',
    pl: 'Możecie użyć tych danych, aby odpowiedzieć na moje zapytanie, zgodnie z polityką prywatności',
    zh: '您可以按照隐私声明使用这些信息来答复我的请求',
  },
  'Request a date': {
    de: 'Termin anfragen',
    fr: 'Demander une date',
    es: 'Solicitar una fecha',
    pl: 'Poproś o termin',
    zh: '申请日期',
  },
  Date: { de: 'Datum', fr: 'Date', es: 'Fecha', pl: 'Data', zh: '日期' },
  'Your details': { de: 'Ihre Angaben', fr: 'Vos coordonnées', es: 'Sus datos', pl: 'Twoje dane', zh: '您的信息' },
  'Your request': { de: 'Ihre Anfrage', fr: 'Votre demande', es: 'Su solicitud', pl: 'Twoje zapytanie', zh: '您的请求' },
  'Drawing or data sheet': {
    de: 'Zeichnung oder Datenblatt',
    fr: 'Plan ou fiche technique',
    es: 'Plano u hoja de datos',
    pl: 'Rysunek lub karta katalogowa',
    zh: '图纸或数据表',
  },
  'Send request': {
    de: 'Anfrage senden',
    fr: 'Envoyer la demande',
    es: 'Enviar solicitud',
    pl: 'Wyślij zapytanie',
    zh: '发送请求',
  },
  'Business e-mail': {
    de: 'Geschäftliche E-Mail-Adresse',
    fr: 'E-mail professionnel',
    es: 'Correo electrónico de empresa',
    pl: 'Służbowy adres e-mail',
    zh: '公司邮箱',
  },
  'State or province': {
    de: 'Bundesland oder Provinz',
    fr: 'État ou province',
    es: 'Estado o provincia',
    pl: 'Stan lub województwo',
    zh: '州/省',
  },
  City: { de: 'Ort', fr: 'Ville', es: 'Ciudad', pl: 'Miejscowość', zh: '城市' },
  'Postal code': { de: 'Postleitzahl', fr: 'Code postal', es: 'Código postal', pl: 'Kod pocztowy', zh: '邮政编码' },
  Industry: { de: 'Branche', fr: 'Secteur d’activité', es: 'Sector', pl: 'Branża', zh: '行业' },
  'How can we help?': {
    de: 'Wie können wir helfen?',
    fr: 'Comment pouvons-nous vous aider ?',
    es: '¿Cómo podemos ayudarle?',
    pl: 'W czym możemy pomóc?',
    zh: '我们能为您做些什么？',
  },
  'I have read the privacy statement': {
    de: 'Ich habe die Datenschutzerklärung gelesen',
    fr: 'J’ai lu la déclaration de confidentialité',
    es: 'He leído la declaración de privacidad',
    pl: 'Zapoznałem(-am) się z informacją o prywatności',
    zh: '我已阅读隐私声明',
  },
} as const satisfies Readonly<Record<string, Translations>>
export type Label = keyof typeof LABELS

export const writeLabel = (label: Label, language: Language): string => (language === 'en' ? label : LABELS[label][language])

/** `{"de": {label: translation}, …}` [7.7.4]. */
export const buildDictionary = (): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    LANGUAGES.filter((language) => language !== 'en').map((language) => [
      language,
      Object.fromEntries(Object.entries(LABELS).map(([label, words]) => [label, lookUp(words, language) ?? label])),
    ]),
  )
