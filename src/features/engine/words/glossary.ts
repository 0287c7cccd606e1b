import { foldText } from '#features/engine/words/fold.rules.ts'
import { dropFunctionWords } from '#features/engine/words/function-words.ts'
import { splitWords, stemWord } from '#features/engine/words/word-split.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

/** What the trade calls by several names, short and long ones; a tenant’s own words come on top of these. */
const LINES: Readonly<Record<Language, string>> = {
  en: `
    temp = temperature
    press = pressure
    diff = differential
    dp = differential pressure
    xmtr = transmitter = transducer
    tx = transmitter
    pressure sensor = pressure transmitter = pressure transducer
    temperature probe = temperature sensor = thermometer
    tc = thermocouple = thermoelement
    rtd = resistance thermometer = resistance temperature detector = platinum thermometer
    thermowell = thermo well = protection tube = thermometer pocket
    flowmeter = flow meter = flow sensor
    magmeter = mag meter = mag flow meter = electromagnetic flow meter = magnetic flow meter
    mass flow meter = coriolis flow meter
    level transmitter = level sensor = level measurement = level gauge
    gwr = guided-wave radar = tdr
    manometer = pressure gauge
    gage = gauge
    shut-off valve = shutoff valve = isolation valve = isolating valve = stop valve = on-off valve
    throttle valve = throttling valve = control valve = regulating valve
    nrv = non-return valve = check valve
    prv = pressure-reducing valve = pressure-relief valve
    psv = safety valve = relief valve
    actuator = drive = servo motor = operator
    positioner = valve positioner = smart positioner
    paperless recorder = chart recorder = data logger = videographic recorder
    plc = programmable logic controller = programmable controller
    pid controller = loop controller = process controller
    hmi = operator panel = touch panel
    io = input output
    ai = analogue input
    ao = analogue output
    di = digital input
    do module = digital output module
    vfd = variable frequency drive = frequency converter = inverter
    psu = power supply
    ups = uninterruptible power supply
    ss = stainless steel = inox
    cs = carbon steel
    alu = aluminium = aluminum
    ptfe = teflon
    fkm = viton
    nbr = nitrile = buna
    ex = explosion-protected = explosion-proof = atex = hazardous area
    assy = assembly
    conn = connection = connector
    adj = adjustable
    qty = quantity
    dia = diameter
    ind = inductive
    cap = capacitive
    prox = proximity
    photoelectric sensor = photo eye = light barrier
    proximity switch = proximity sensor = prox sensor
    limit switch = position switch = end switch
    micro switch = microswitch = snap-action switch = snap switch
    e-stop = estop = emergency stop
    pull cord switch = rope-pull switch = pull wire switch
    door switch = interlock switch = guard switch
    light curtain = safety curtain = light grid
    safety relay = safety controller
    stack light = signal tower = tower light = andon light
    beacon = warning light = strobe = flashing light
    sounder = siren = horn = buzzer
    barcode scanner = barcode reader = code reader = handheld scanner
    rugged handheld = mobile computer = pda = data terminal
    label printer = barcode printer = thermal printer = tag printer
    gas detector = gas monitor = gas alarm = gas sensor
    four-gas detector = multi-gas detector = 4 gas detector = quad gas detector
    co = carbon monoxide
    co2 = carbon dioxide
    h2s = hydrogen sulphide = hydrogen sulfide
    ch4 = methane
    o2 = oxygen
    nh3 = ammonia
    lel = lower explosive limit
    papr = powered air = powered respirator
    respirator = breathing protection = respiratory protection
    lone worker = man down
    smoke alarm = smoke detector
    fire panel = fire alarm panel = facp = fire alarm control panel
    vesda = aspirating smoke detector
    pir = motion sensor = motion detector = movement detector = presence detector = occupancy sensor
    card reader = access reader = badge reader
    cctv camera = security camera = surveillance camera = dome camera = ip camera
    nvr = network video recorder = dvr = video recorder
    power meter = energy meter = electricity meter = kwh meter
    btu meter = heat meter = thermal energy meter
    thermostat = room controller = temperature controller
    fcu = fan coil = fan coil unit
    ahu = air handling unit
    bms = building management = building automation = bas
    ddc = direct digital control = plant controller
    control cabinet = switch cabinet = enclosure = control panel
    junction box = terminal box = connection box
    emergency light = emergency luminaire = exit light
    dimmer = dimming controller = dimming actuator
    fms = flight management system = flight management computer
    fdr = flight data recorder = black box
    pfd = primary flight display
    aoa = angle of attack
    tat = total air temperature
    fmc = flight management computer
    fadec = full-authority digital engine control = full-authority engine controller
    nav light = navigation light = position light
    landing lamp = landing light
    pitot tube = pitot probe
    icing = ice
    stall vane = angle-of-attack sensor
    satcom = satellite communication
    wifi = wi-fi = wlan = wireless
    lamp = light = luminaire
    bulb = lamp
    sanitary = hygienic = aseptic
    quarter-turn = rotary
    barcode = scanner
    motor drive = actuator
    damper motor = damper actuator
    spare part = replacement part
    logbook = log book = shift log
    historian = process data archive
    licence = license = subscription
    vdc = v dc
    vac = v ac
    degc = °c = celsius
    m3h = m³ h
    analyser = analyzer = analysis
    lorry = truck
    spanner = wrench`,
  de: `
    drucktransmitter = drucksensor = druckaufnehmer = druckmessumformer = drucktransducer
    temperatursensor = temperaturfühler = temperatursonde
    transmitter = messumformer
    durchflusszähler = durchflussmesser = durchflussmessgerät = durchflusssensor
    mid = magnetisch-induktiver durchflussmesser
    massedurchflussmesser = coriolis-durchflussmesser
    füllstandssensor = füllstandmessung = füllstandmessgerät = niveausensor
    pt100 = widerstandsthermometer
    schutzrohr = tauchhülse
    regelventil = stellventil
    absperrventil = auf-zu-armatur = absperrarmatur
    absperrklappe = regelklappe = drosselklappe
    kugelhahn = kugelventil
    stellantrieb = antrieb = aktor = stellmotor
    schreiber = bildschirmschreiber = datenlogger
    regler = controller
    sps = speicherprogrammierbare steuerung
    netzteil = stromversorgung
    edelstahl = va = inox = rostfrei
    näherungsschalter = näherungssensor = initiator
    lichtschranke = optosensor = fotoelektrischer sensor
    endschalter = positionsschalter = grenztaster
    mikroschalter = schnappschalter
    not-aus = not-halt
    türschalter = verriegelungsschalter = zuhaltung
    lichtgitter = lichtvorhang
    signalleuchte = warnleuchte = blitzleuchte = rundumleuchte
    signalampel = signalsäule
    hupe = sirene = signalgeber
    barcodescanner = handscanner = barcodeleser
    etikettierdrucker = etikettendrucker = labeldrucker
    gasmelder = gaswarngerät = gasdetektor = gassensor
    rauchwarnmelder = rauchmelder
    bewegungsmelder = präsenzmelder
    überwachungskamera = dome-kamera = kamera
    elektrozähler = stromzähler = elektrizitätszähler
    wärmemengenzähler = wärmezähler
    wasseruhr = wasserzähler
    schaltkasten = schaltschrank
    klemmkasten = anschlusskasten = abzweigkasten
    dimmer = dimmaktor
    feuermelder = brandmelder
    lampe = leuchte
    warnlampe = warnleuchte
    notlicht = notleuchte = notbeleuchtung
    landelicht = landescheinwerfer
    lesegerät = leser = scanner
    barcode = scanner
    stellmotor = stellantrieb
    heizungsregler = heizungsregelung = kesselregelung
    lizenz = abonnement
    wlan = wi-fi = drahtlos = funk
    schichtbuch = schichtprotokoll
    gebäudeleittechnik = gebäudeautomation = glt`,
  fr: `
    capteur de pression = transmetteur de pression
    capteur de température = sonde de température
    manomètre = indicateur de pression
    vanne d’arrêt = vanne d’isolement = vanne tout ou rien
    vanne de réglage = vanne de régulation
    débitmètre = compteur de débit
    inox = acier inoxydable
    détecteur de proximité = capteur de proximité = capteur inductif = détecteur inductif
    fin de course = interrupteur de position
    microrupteur = micro-interrupteur
    arrêt d’urgence = bouton d’urgence
    barrière immatérielle = rideau lumineux
    colonne lumineuse = colonne de signalisation
    avertisseur sonore = sirène = klaxon
    douchette = lecteur de codes-barres = scanner
    imprimante d’étiquettes = étiqueteuse
    alarme incendie = détecteur d’incendie
    détecteur de mouvement = détecteur de présence
    caméra de surveillance = caméra dôme
    armoire électrique = armoire de commande = coffret électrique
    boîte de dérivation = boîte de jonction
    boîte noire = enregistreur de vol = enregistreur de paramètres de vol
    lampe = luminaire = feu
    wifi = wi-fi = sans fil
    automate = plc`,
  es: `
    sensor de presión = transmisor de presión = transductor de presión
    sensor de temperatura = sonda de temperatura
    válvula de corte = válvula de cierre = válvula todo o nada
    válvula reguladora = válvula de control
    medidor de flujo = caudalímetro = medidor de caudal
    acero inoxidable = inox
    termocupla = termopar
    pt100 = termorresistencia
    final de carrera = interruptor de posición
    microswitch = microinterruptor
    parada de emergencia = seta de emergencia
    cortina de luz = cortina óptica = barrera de seguridad
    torre de señalización = columna luminosa
    lector de códigos = escáner
    detector de movimiento = detector de presencia
    cámara de vigilancia = cámara domo
    armario eléctrico = armario de control = cuadro eléctrico
    caja de derivación = caja de conexiones
    contador de luz = contador eléctrico
    caja negra = registrador de datos de vuelo
    magnético = electromagnético
    wifi = wi-fi = inalámbrico
    variador = convertidor de frecuencia`,
  pl: `
    czujnik ciśnienia = przetwornik ciśnienia
    sonda temperatury = czujnik temperatury
    zawór odcinający = zawór zamykający
    zawór motylkowy = przepustnica
    zawór sterujący = zawór regulacyjny
    stal nierdzewna = inox
    czujnik zbliżeniowy = czujnik indukcyjny = inicjator
    krańcówka = wyłącznik krańcowy = łącznik krańcowy
    mikroprzełącznik = mikrowyłącznik
    kurtyna bezpieczeństwa = kurtyna świetlna
    kolumna sygnalizacyjna = wieża sygnalizacyjna
    czytnik kodów = skaner
    czujnik ruchu = czujnik obecności
    kamera monitoringu = kamera kopułowa
    szafa elektryczna = szafa sterownicza = rozdzielnica
    licznik prądu = licznik energii elektrycznej
    napęd = siłownik
    puszka przyłączeniowa = puszka połączeniowa
    czarna skrzynka = rejestrator parametrów lotu
    wifi = wi-fi = bezprzewodowy
    termoelement = termopara`,
  zh: `
    压力传感器 = 压力变送器
    温度探头 = 温度传感器
    流量传感器 = 流量计
    液位计 = 物位计 = 液位变送器
    截止阀 = 切断阀 = 开关阀
    控制阀 = 调节阀
    执行器 = 执行机构
    压力计 = 压力表
    接近开关 = 接近传感器
    行程开关 = 限位开关
    光幕 = 安全光幕
    警示灯 = 信号灯
    报警器 = 警报器 = 蜂鸣器
    扫码枪 = 扫描枪 = 条码扫描器
    烟感 = 感烟探测器 = 烟雾探测器
    温感 = 感温探测器
    摄像头 = 摄像机
    电表 = 电能表
    热表 = 热量表
    配电柜 = 控制柜
    记录仪 = 记录器
    黑匣子 = 飞行数据记录器
    感应器 = 传感器
    变频器 = 变频驱动`,
}

const keyOf = (words: readonly string[], language: Language): string =>
  `${language} ${words.map((word) => stemWord(word, language)).join(' ')}`

let known: Map<string, readonly (readonly string[])[]> | undefined

const readGlossary = (): Map<string, readonly (readonly string[])[]> => {
  const glossary = new Map<string, readonly (readonly string[])[]>()
  for (const [language, lines] of Object.entries(LINES) as [Language, string][])
    for (const line of lines.trim().split('\n')) {
      const phrases = line.split('=').map((phrase) => dropFunctionWords(splitWords(phrase), LANGUAGES))
      for (const phrase of phrases) {
        const key = keyOf(phrase, language)
        const others = phrases.filter((other) => other.map(foldText).join(' ') !== phrase.map(foldText).join(' '))
        glossary.set(key, [...(glossary.get(key) ?? []), ...others])
      }
    }
  return glossary
}

/** Other names of a thing in some languages; endings do not matter. */
export const findOtherNames = (words: readonly string[], languages: readonly Language[]): readonly (readonly string[])[] => {
  const glossary = (known ??= readGlossary())
  return languages.flatMap((language) => glossary.get(keyOf(words, language)) ?? [])
}
