import type { CatalogueOutline } from '#demo/catalogue/outline.ts'

// oxfmt-ignore
export const hbtbtCatalogue: CatalogueOutline = {
  tree: [
    ['heating-and-cooling', 'thermostat', 'Heating and cooling', 'Heizen und Kühlen', 'Chauffage et refroidissement', 'Calefacción y refrigeración', 'Ogrzewanie i chłodzenie', '供暖与制冷', [
      ['thermostats', 'thermostat', 'Thermostats', 'Thermostate', 'Thermostats', 'Termostatos', 'Termostaty', '温控器', [
        ['room-thermostats', 'thermostat', 'Room thermostats', 'Raumthermostate', 'Thermostats d’ambiance', 'Termostatos de ambiente', 'Termostaty pokojowe', '室内温控器', [
          ['wired-room-thermostats', 'thermostat', 'Wired room thermostats', 'Verdrahtete Raumthermostate', 'Thermostats d’ambiance filaires', 'Termostatos de ambiente cableados', 'Przewodowe termostaty pokojowe', '有线室内温控器'],
          ['wireless-room-thermostats', 'thermostat', 'Wireless room thermostats', 'Funk-Raumthermostate', 'Thermostats d’ambiance sans fil', 'Termostatos de ambiente inalámbricos', 'Bezprzewodowe termostaty pokojowe', '无线室内温控器'],
        ]],
        ['fan-coil-thermostats', 'thermostat', 'Fan coil thermostats', 'Thermostate für Gebläsekonvektoren', 'Thermostats pour ventilo-convecteurs', 'Termostatos para fan coils', 'Termostaty do klimakonwektorów', '风机盘管温控器'],
      ]],
      ['valves-and-drives', 'damper-actuator', 'Valves and drives', 'Ventile und Antriebe', 'Vannes et servomoteurs', 'Válvulas y servomotores', 'Zawory i siłowniki', '阀门与执行器', [
        ['zone-valves', 'ball-valve', 'Zone valves', 'Zonenventile', 'Vannes de zone', 'Válvulas de zona', 'Zawory strefowe', '区域阀'],
        ['damper-actuators', 'damper-actuator', 'Damper actuators', 'Klappenantriebe', 'Servomoteurs de volet', 'Servomotores de compuerta', 'Siłowniki przepustnic', '风阀执行器', [
          ['spring-return-actuators', 'damper-actuator', 'Spring-return actuators', 'Antriebe mit Federrücklauf', 'Servomoteurs à ressort de rappel', 'Servomotores con muelle de retorno', 'Siłowniki ze sprężyną powrotną', '弹簧复位执行器'],
          ['modulating-actuators', 'damper-actuator', 'Modulating actuators', 'Stetige Antriebe', 'Servomoteurs modulants', 'Servomotores modulantes', 'Siłowniki z regulacją ciągłą', '调节型执行器'],
        ]],
      ]],
      ['boiler-controls', 'rail-controller', 'Boiler controls', 'Kesselregelungen', 'Régulations de chaudière', 'Regulaciones de caldera', 'Regulatory kotłów', '锅炉控制器'],
    ]],
    ['fire-and-life-safety', 'smoke-detector', 'Fire and life safety', 'Brand- und Personenschutz', 'Sécurité incendie', 'Protección contra incendios', 'Ochrona przeciwpożarowa', '消防与生命安全', [
      ['fire-detectors', 'smoke-detector', 'Fire detectors', 'Brandmelder', 'Détecteurs d’incendie', 'Detectores de incendio', 'Czujki pożarowe', '火灾探测器', [
        ['smoke-detectors', 'smoke-detector', 'Smoke detectors', 'Rauchmelder', 'Détecteurs de fumée', 'Detectores de humo', 'Czujki dymu', '感烟探测器', [
          ['optical-smoke-detectors', 'smoke-detector', 'Optical smoke detectors', 'Optische Rauchmelder', 'Détecteurs optiques de fumée', 'Detectores ópticos de humo', 'Optyczne czujki dymu', '光电感烟探测器'],
          ['aspirating-smoke-detectors', 'junction-box', 'Aspirating smoke detectors', 'Ansaugrauchmelder', 'Détecteurs de fumée par aspiration', 'Detectores de humo por aspiración', 'Zasysające czujki dymu', '吸气式感烟探测器'],
        ]],
        ['heat-detectors', 'smoke-detector', 'Heat detectors', 'Wärmemelder', 'Détecteurs de chaleur', 'Detectores de calor', 'Czujki ciepła', '感温探测器'],
      ]],
      ['fire-alarm-panels', 'alarm-panel', 'Fire alarm panels', 'Brandmelderzentralen', 'Centrales incendie', 'Centrales de incendio', 'Centrale sygnalizacji pożarowej', '火灾报警控制器', [
        ['addressable-panels', 'alarm-panel', 'Addressable panels', 'Adressierbare Zentralen', 'Centrales adressables', 'Centrales direccionables', 'Centrale adresowalne', '可编址控制器'],
        ['conventional-panels', 'alarm-panel', 'Conventional panels', 'Konventionelle Zentralen', 'Centrales conventionnelles', 'Centrales convencionales', 'Centrale konwencjonalne', '常规控制器'],
      ]],
      ['sounders-and-beacons', 'beacon-light', 'Sounders and beacons', 'Sirenen und Blitzleuchten', 'Sirènes et flashs', 'Sirenas y balizas', 'Sygnalizatory akustyczne i optyczne', '声光报警器'],
    ]],
    ['access-and-video', 'dome-camera', 'Access and video', 'Zutritt und Video', 'Accès et vidéo', 'Accesos y vídeo', 'Kontrola dostępu i wideo', '门禁与视频', [
      ['door-controllers', 'rail-controller', 'Door controllers', 'Türcontroller', 'Contrôleurs de porte', 'Controladores de puerta', 'Kontrolery drzwi', '门禁控制器', [
        ['single-door-controllers', 'rail-controller', 'Single-door controllers', 'Controller für eine Tür', 'Contrôleurs une porte', 'Controladores de una puerta', 'Kontrolery jednych drzwi', '单门控制器'],
        ['multi-door-controllers', 'rail-controller', 'Multi-door controllers', 'Controller für mehrere Türen', 'Contrôleurs multiportes', 'Controladores multipuerta', 'Kontrolery wielu drzwi', '多门控制器'],
      ]],
      ['readers-and-credentials', 'card-reader', 'Readers and credentials', 'Leser und Ausweise', 'Lecteurs et badges', 'Lectores y credenciales', 'Czytniki i identyfikatory', '读卡器与凭证'],
      ['video-recorders', 'recorder', 'Video recorders', 'Videorekorder', 'Enregistreurs vidéo', 'Grabadores de vídeo', 'Rejestratory wideo', '视频录像机'],
      ['video-dome-cameras', 'dome-camera', 'Dome cameras', 'Dome-Kameras', 'Caméras dôme', 'Cámaras domo', 'Kamery kopułowe', '半球摄像机'],
      ['video-monitors', 'monitor', 'Monitors', 'Monitore', 'Moniteurs', 'Monitores', 'Monitory', '显示器'],
    ]],
    ['building-management', 'rail-controller', 'Building management', 'Gebäudeautomation', 'Gestion technique du bâtiment', 'Gestión de edificios', 'Automatyka budynkowa', '楼宇自控', [
      ['plant-controllers', 'rail-controller', 'Plant controllers', 'Anlagenregler', 'Automates d’installation', 'Controladores de instalaciones', 'Sterowniki instalacji', '机房设备控制器', [
        ['programmable-controllers', 'rail-controller', 'Freely programmable controllers', 'Frei programmierbare Regler', 'Automates librement programmables', 'Controladores de programación libre', 'Sterowniki swobodnie programowalne', '自由编程控制器'],
        ['input-output-modules', 'rail-controller', 'Input and output modules', 'Ein- und Ausgangsmodule', 'Modules d’entrées et sorties', 'Módulos de entradas y salidas', 'Moduły wejść i wyjść', '输入输出模块', [
          ['analogue-modules', 'rail-controller', 'Analogue modules', 'Analogmodule', 'Modules analogiques', 'Módulos analógicos', 'Moduły analogowe', '模拟量模块'],
          ['digital-modules', 'rail-controller', 'Digital modules', 'Digitalmodule', 'Modules numériques', 'Módulos digitales', 'Moduły cyfrowe', '数字量模块'],
        ]],
      ]],
      ['room-controllers', 'thermostat', 'Room controllers', 'Raumregler', 'Régulateurs d’ambiance', 'Controladores de sala', 'Regulatory pomieszczeniowe', '房间控制器'],
      ['supervisors-and-software', 'licence-card', 'Supervisors and software', 'Leitstationen und Software', 'Superviseurs et logiciels', 'Supervisores y software', 'Stacje nadzorcze i oprogramowanie', '监控站与软件'],
    ]],
    ['energy-and-metering', 'flow-meter', 'Energy and metering', 'Energie und Messung', 'Énergie et comptage', 'Energía y medición', 'Energia i opomiarowanie', '能源与计量', [
      ['heat-meters', 'flow-meter', 'Heat meters', 'Wärmezähler', 'Compteurs d’énergie thermique', 'Contadores de energía térmica', 'Ciepłomierze', '热量表', [
        ['ultrasonic-heat-meters', 'flow-meter', 'Ultrasonic heat meters', 'Ultraschall-Wärmezähler', 'Compteurs thermiques à ultrasons', 'Contadores térmicos por ultrasonidos', 'Ciepłomierze ultradźwiękowe', '超声波热量表'],
        ['mechanical-heat-meters', 'flow-meter', 'Mechanical heat meters', 'Mechanische Wärmezähler', 'Compteurs thermiques mécaniques', 'Contadores térmicos mecánicos', 'Ciepłomierze mechaniczne', '机械式热量表'],
      ]],
      ['electricity-meters', 'rail-controller', 'Electricity meters', 'Stromzähler', 'Compteurs électriques', 'Contadores eléctricos', 'Liczniki energii elektrycznej', '电能表'],
      ['water-meters', 'flow-meter', 'Water meters', 'Wasserzähler', 'Compteurs d’eau', 'Contadores de agua', 'Wodomierze', '水表'],
    ]],
    ['lighting-control', 'smoke-detector', 'Lighting control', 'Lichtsteuerung', 'Commande d’éclairage', 'Control de iluminación', 'Sterowanie oświetleniem', '照明控制', [
      ['presence-detectors', 'smoke-detector', 'Presence detectors', 'Präsenzmelder', 'Détecteurs de présence', 'Detectores de presencia', 'Czujniki obecności', '存在感应器', [
        ['ceiling-presence-detectors', 'smoke-detector', 'Ceiling presence detectors', 'Präsenzmelder für die Decke', 'Détecteurs de présence de plafond', 'Detectores de presencia de techo', 'Sufitowe czujniki obecności', '吸顶式存在感应器'],
        ['wall-presence-detectors', 'thermostat', 'Wall presence detectors', 'Präsenzmelder für die Wand', 'Détecteurs de présence muraux', 'Detectores de presencia de pared', 'Ścienne czujniki obecności', '壁装式存在感应器'],
      ]],
      ['dimming-controllers', 'rail-controller', 'Dimming controllers', 'Dimmaktoren', 'Variateurs', 'Reguladores de luz', 'Sterowniki ściemniania', '调光控制器'],
      ['emergency-lighting', 'emergency-light', 'Emergency lighting', 'Notbeleuchtung', 'Éclairage de sécurité', 'Alumbrado de emergencia', 'Oświetlenie awaryjne', '应急照明'],
    ]],
    ['cables-and-enclosures', 'cabinet', 'Cables and enclosures', 'Kabel und Gehäuse', 'Câbles et coffrets', 'Cables y envolventes', 'Kable i obudowy', '电缆与机箱', [
      ['control-cables', 'cable-drum', 'Control cables', 'Steuerleitungen', 'Câbles de commande', 'Cables de control', 'Kable sterownicze', '控制电缆', [
        ['bus-cables', 'cable-drum', 'Bus cables', 'Busleitungen', 'Câbles de bus', 'Cables de bus', 'Kable magistralne', '总线电缆'],
        ['fire-resistant-cables', 'cable-drum', 'Fire-resistant cables', 'Leitungen mit Funktionserhalt', 'Câbles résistants au feu', 'Cables resistentes al fuego', 'Kable ognioodporne', '耐火电缆'],
      ]],
      ['control-cabinets', 'cabinet', 'Control cabinets', 'Schaltschränke', 'Armoires de commande', 'Armarios de control', 'Szafy sterownicze', '控制柜'],
      ['junction-boxes', 'junction-box', 'Junction boxes', 'Anschlusskästen', 'Boîtes de jonction', 'Cajas de conexiones', 'Puszki połączeniowe', '接线盒'],
    ]],
  ],
  introductions: {
    'heating-and-cooling': [
      'Thermostats, valves and drives that hold a room at its set point and the plant at its best efficiency.',
      'Thermostate, Ventile und Antriebe, die den Raum auf Sollwert und die Anlage im besten Wirkungsgrad halten.',
      'Thermostats, vannes et servomoteurs qui tiennent la consigne de la pièce et le rendement de l’installation.',
      'Termostatos, válvulas y servomotores que mantienen la consigna de la sala y el rendimiento de la instalación.',
      'Termostaty, zawory i siłowniki, które utrzymują zadaną temperaturę w pokoju i sprawność instalacji.',
      '温控器、阀门与执行器，让室温保持设定值，让系统保持高效。',
    ],
    'fire-and-life-safety': [
      'Detectors, panels and sounders approved to EN 54, with the declaration of performance beside each part number.',
      'Melder, Zentralen und Signalgeber nach EN 54, mit der Leistungserklärung zu jeder Teilenummer.',
      'Détecteurs, centrales et sirènes conformes à l’EN 54, avec la déclaration des performances de chaque référence.',
      'Detectores, centrales y sirenas según EN 54, con la declaración de prestaciones de cada referencia.',
      'Czujki, centrale i sygnalizatory zgodne z EN 54, z deklaracją właściwości użytkowych przy każdym numerze.',
      '符合EN 54标准的探测器、控制器与报警器，每个型号均附性能声明。',
    ],
    'access-and-video': [
      'Door controllers, readers and recorders that share one directory of people, doors and times.',
      'Türcontroller, Leser und Rekorder mit einem gemeinsamen Verzeichnis für Personen, Türen und Zeiten.',
      'Contrôleurs, lecteurs et enregistreurs qui partagent un seul annuaire de personnes, de portes et d’horaires.',
      'Controladores, lectores y grabadores que comparten un único directorio de personas, puertas y horarios.',
      'Kontrolery, czytniki i rejestratory ze wspólnym katalogiem osób, drzwi i godzin.',
      '门禁控制器、读卡器与录像机共用一套人员、门点与时段目录。',
    ],
    'building-management': [
      'Controllers, modules and software for plant rooms and rooms, open to BACnet, Modbus and KNX.',
      'Regler, Module und Software für Technikzentrale und Raum, offen für BACnet, Modbus und KNX.',
      'Automates, modules et logiciels pour locaux techniques et pièces, ouverts à BACnet, Modbus et KNX.',
      'Controladores, módulos y software para salas técnicas y estancias, abiertos a BACnet, Modbus y KNX.',
      'Sterowniki, moduły i oprogramowanie do maszynowni i pomieszczeń, otwarte na BACnet, Modbus i KNX.',
      '适用于机房与房间的控制器、模块与软件，支持BACnet、Modbus与KNX。',
    ],
    'energy-and-metering': [
      'Meters for heat, power and water with approvals for billing, read by radio, M-Bus or by hand.',
      'Zähler für Wärme, Strom und Wasser, zur Abrechnung zugelassen, per Funk, M-Bus oder vor Ort ablesbar.',
      'Compteurs de chaleur, d’électricité et d’eau agréés pour la facturation, relevés par radio, M-Bus ou sur place.',
      'Contadores de calor, electricidad y agua aprobados para facturación, con lectura por radio, M-Bus o in situ.',
      'Liczniki ciepła, prądu i wody dopuszczone do rozliczeń, odczytywane radiowo, przez M-Bus lub na miejscu.',
      '可用于计费结算的热量、电能与用水计量表，支持无线、M-Bus或现场抄表。',
    ],
    'lighting-control': [
      'Presence detectors, dimmers and emergency lights that save power without anyone noticing.',
      'Präsenzmelder, Dimmer und Notleuchten, die Strom sparen, ohne dass es jemand merkt.',
      'Détecteurs de présence, variateurs et blocs de secours qui économisent l’énergie sans se faire remarquer.',
      'Detectores de presencia, reguladores y luces de emergencia que ahorran energía sin que nadie lo note.',
      'Czujniki obecności, ściemniacze i oprawy awaryjne, które oszczędzają energię niezauważalnie.',
      '存在感应器、调光器与应急灯具，在不知不觉中节约电能。',
    ],
    'cables-and-enclosures': [
      'Everything between the device and the plant room: cables by the metre, cabinets wired to your diagram, boxes for every wall.',
      'Alles zwischen Gerät und Technikzentrale: Leitungen nach Metern, Schränke nach Ihrem Schaltplan, Kästen für jede Wand.',
      'Tout ce qui relie l’appareil au local technique : câbles au mètre, armoires selon votre schéma, boîtes pour chaque mur.',
      'Todo lo que une el equipo con la sala técnica: cable por metros, armarios según su esquema y cajas para cada pared.',
      'Wszystko między urządzeniem a maszynownią: kable na metry, szafy według Państwa schematu, puszki do każdej ściany.',
      '从设备到机房的全部所需：按米供应的电缆、按图配线的机柜、适合各种墙面的接线盒。',
    ],
  },
}
