import type { CatalogueOutline } from '#demo/catalogue/outline.ts'

// oxfmt-ignore
export const aerobtCatalogue: CatalogueOutline = {
  tree: [
    ['computers-and-control-units', 'avionics-box', 'Computers and control units', 'Rechner und Steuergeräte', 'Calculateurs et boîtiers de commande', 'Computadores y unidades de control', 'Komputery i moduły sterujące', '计算机与控制组件', [
      ['flight-management', 'avionics-box', 'Flight management', 'Flugmanagement', 'Gestion de vol', 'Gestión de vuelo', 'Zarządzanie lotem', '飞行管理', [
        ['flight-management-computers', 'avionics-box', 'Flight management computers', 'Flugmanagementrechner', 'Calculateurs de gestion de vol', 'Computadores de gestión de vuelo', 'Komputery zarządzania lotem', '飞行管理计算机', [
          ['airliner-computers', 'avionics-box', 'Computers for airliners', 'Rechner für Verkehrsflugzeuge', 'Calculateurs pour avions de ligne', 'Computadores para aviones comerciales', 'Komputery do samolotów komunikacyjnych', '客机用计算机'],
          ['helicopter-computers', 'avionics-box', 'Computers for helicopters', 'Rechner für Hubschrauber', 'Calculateurs pour hélicoptères', 'Computadores para helicópteros', 'Komputery do śmigłowców', '直升机用计算机'],
        ]],
        ['control-display-units', 'flight-display', 'Control display units', 'Bedien- und Anzeigegeräte', 'Boîtiers de commande et d’affichage', 'Unidades de control y presentación', 'Pulpity sterująco-wskaźnikowe', '控制显示组件'],
      ]],
      ['air-data-computers', 'avionics-box', 'Air data computers', 'Luftdatenrechner', 'Centrales aérodynamiques', 'Computadores de datos de aire', 'Centrale danych aerometrycznych', '大气数据计算机'],
      ['engine-control-units', 'avionics-box', 'Engine control units', 'Triebwerksregler', 'Calculateurs de régulation moteur', 'Unidades de control del motor', 'Sterowniki silników', '发动机控制组件', [
        ['full-authority-controls', 'avionics-box', 'Full-authority digital controls', 'Digitale Vollregler (FADEC)', 'Régulateurs numériques pleine autorité', 'Controles digitales de autoridad plena', 'Cyfrowe regulatory silnika (FADEC)', '全权限数字式控制器'],
        ['engine-monitoring-units', 'rail-controller', 'Engine monitoring units', 'Triebwerksüberwachungsgeräte', 'Boîtiers de surveillance moteur', 'Unidades de vigilancia del motor', 'Moduły monitorowania silnika', '发动机监控组件'],
      ]],
    ]],
    ['displays-and-instruments', 'flight-display', 'Displays and instruments', 'Anzeigen und Instrumente', 'Écrans et instruments', 'Pantallas e instrumentos', 'Wyświetlacze i przyrządy', '显示器与仪表', [
      ['primary-flight-displays', 'flight-display', 'Primary flight displays', 'Primäre Fluganzeigen', 'Écrans de vol principaux', 'Pantallas primarias de vuelo', 'Główne wyświetlacze pilotażowe', '主飞行显示器', [
        ['large-format-displays', 'flight-display', 'Large-format displays', 'Großformatige Anzeigen', 'Écrans grand format', 'Pantallas de gran formato', 'Wyświetlacze wielkoformatowe', '大尺寸显示器', [
          ['line-fit-displays', 'flight-display', 'Line-fit displays', 'Anzeigen für die Erstausrüstung', 'Écrans de première monte', 'Pantallas de equipo original', 'Wyświetlacze do pierwszego montażu', '原装配套显示器'],
          ['retrofit-displays', 'flight-display', 'Retrofit displays', 'Anzeigen für die Nachrüstung', 'Écrans de modernisation', 'Pantallas de modernización', 'Wyświetlacze do modernizacji', '改装用显示器'],
        ]],
        ['compact-displays', 'flight-display', 'Compact displays', 'Kompaktanzeigen', 'Écrans compacts', 'Pantallas compactas', 'Wyświetlacze kompaktowe', '紧凑型显示器'],
      ]],
      ['standby-instruments', 'flight-display', 'Standby instruments', 'Notinstrumente', 'Instruments de secours', 'Instrumentos de reserva', 'Przyrządy zapasowe', '备用仪表', [
        ['integrated-standby-displays', 'flight-display', 'Integrated standby displays', 'Integrierte Notanzeigen', 'Écrans de secours intégrés', 'Pantallas de reserva integradas', 'Zintegrowane wyświetlacze zapasowe', '综合备用显示器'],
        ['standby-compasses', 'engine-instrument', 'Standby compasses', 'Notkompasse', 'Compas de secours', 'Brújulas de reserva', 'Busole zapasowe', '备用磁罗盘'],
      ]],
      ['engine-instruments', 'engine-instrument', 'Engine instruments', 'Triebwerksinstrumente', 'Instruments moteur', 'Instrumentos de motor', 'Przyrządy kontroli silnika', '发动机仪表'],
    ]],
    ['flight-control-actuation', 'linear-actuator', 'Flight-control actuation', 'Stellantriebe der Flugsteuerung', 'Actionnement des commandes de vol', 'Actuación de mandos de vuelo', 'Napędy układu sterowania', '飞行操纵作动', [
      ['primary-actuators', 'linear-actuator', 'Primary actuators', 'Antriebe der Primärsteuerung', 'Actionneurs primaires', 'Actuadores primarios', 'Siłowniki sterowania głównego', '主操纵作动器', [
        ['aileron-actuators', 'linear-actuator', 'Aileron actuators', 'Querruderantriebe', 'Actionneurs d’aileron', 'Actuadores de alerón', 'Siłowniki lotek', '副翼作动器'],
        ['elevator-actuators', 'linear-actuator', 'Elevator actuators', 'Höhenruderantriebe', 'Actionneurs de profondeur', 'Actuadores del timón de profundidad', 'Siłowniki steru wysokości', '升降舵作动器'],
        ['rudder-actuators', 'linear-actuator', 'Rudder actuators', 'Seitenruderantriebe', 'Actionneurs de direction', 'Actuadores del timón de dirección', 'Siłowniki steru kierunku', '方向舵作动器'],
      ]],
      ['high-lift-actuators', 'linear-actuator', 'High-lift actuators', 'Hochauftriebsantriebe', 'Actionneurs hypersustentateurs', 'Actuadores hipersustentadores', 'Siłowniki mechanizacji skrzydła', '增升装置作动器', [
        ['flap-actuators', 'linear-actuator', 'Flap actuators', 'Klappenantriebe', 'Actionneurs de volets', 'Actuadores de flaps', 'Siłowniki klap', '襟翼作动器', [
          ['ball-screw-flap-actuators', 'linear-actuator', 'Ball-screw flap actuators', 'Klappenantriebe mit Kugelgewinde', 'Actionneurs de volets à vis à billes', 'Actuadores de flaps de husillo a bolas', 'Siłowniki klap ze śrubą kulową', '滚珠丝杠襟翼作动器'],
          ['rotary-flap-actuators', 'damper-actuator', 'Rotary flap actuators', 'Rotatorische Klappenantriebe', 'Actionneurs de volets rotatifs', 'Actuadores de flaps rotativos', 'Obrotowe siłowniki klap', '旋转式襟翼作动器'],
        ]],
        ['slat-actuators', 'linear-actuator', 'Slat actuators', 'Vorflügelantriebe', 'Actionneurs de becs', 'Actuadores de slats', 'Siłowniki slotów', '缝翼作动器'],
      ]],
      ['trim-actuators', 'linear-actuator', 'Trim actuators', 'Trimmantriebe', 'Actionneurs de compensation', 'Actuadores de compensación', 'Siłowniki trymerów', '配平作动器'],
    ]],
    ['air-data-and-sensing', 'air-probe', 'Air data and sensing', 'Luftdaten und Sensorik', 'Anémométrie et capteurs', 'Datos de aire y sensores', 'Dane aerometryczne i czujniki', '大气数据与传感', [
      ['pitot-and-static-probes', 'air-probe', 'Pitot and static probes', 'Staurohre und Statiksonden', 'Sondes Pitot et statiques', 'Sondas de Pitot y estáticas', 'Rurki Pitota i odbiorniki statyczne', '皮托管与静压探头', [
        ['heated-pitot-probes', 'air-probe', 'Heated pitot probes', 'Beheizte Staurohre', 'Sondes Pitot chauffées', 'Sondas de Pitot calefactadas', 'Ogrzewane rurki Pitota', '加热皮托管'],
        ['static-ports', 'air-probe', 'Static ports', 'Statikdruckabnahmen', 'Prises statiques', 'Tomas estáticas', 'Odbiorniki ciśnienia statycznego', '静压孔'],
      ]],
      ['angle-of-attack-sensors', 'air-probe', 'Angle-of-attack sensors', 'Anstellwinkelsensoren', 'Sondes d’incidence', 'Sensores de ángulo de ataque', 'Czujniki kąta natarcia', '迎角传感器'],
      ['temperature-and-ice', 'air-probe', 'Temperature and ice detection', 'Temperatur- und Eiserkennung', 'Détection de température et de givre', 'Detección de temperatura y hielo', 'Pomiar temperatury i wykrywanie oblodzenia', '温度与结冰探测', [
        ['total-air-temperature-probes', 'air-probe', 'Total air temperature probes', 'Gesamttemperatursonden', 'Sondes de température totale', 'Sondas de temperatura total', 'Czujniki temperatury całkowitej', '总温探头'],
        ['ice-detectors', 'proximity-sensor', 'Ice detectors', 'Eiswarngeräte', 'Détecteurs de givre', 'Detectores de hielo', 'Sygnalizatory oblodzenia', '结冰探测器'],
      ]],
    ]],
    ['lighting', 'beacon-light', 'Lighting', 'Beleuchtung', 'Éclairage', 'Iluminación', 'Oświetlenie', '照明', [
      ['exterior-lighting', 'beacon-light', 'Exterior lighting', 'Außenbeleuchtung', 'Éclairage extérieur', 'Iluminación exterior', 'Oświetlenie zewnętrzne', '机外照明', [
        ['anti-collision-lights', 'beacon-light', 'Anti-collision lights', 'Zusammenstoßwarnlichter', 'Feux anticollision', 'Luces anticolisión', 'Światła antykolizyjne', '防撞灯'],
        ['landing-and-taxi-lights', 'landing-light', 'Landing and taxi lights', 'Lande- und Rolllichter', 'Phares d’atterrissage et de roulage', 'Luces de aterrizaje y rodaje', 'Światła do lądowania i kołowania', '着陆与滑行灯'],
        ['position-lights', 'beacon-light', 'Position lights', 'Positionslichter', 'Feux de position', 'Luces de posición', 'Światła pozycyjne', '航行灯'],
      ]],
      ['cabin-lighting', 'smoke-detector', 'Cabin lighting', 'Kabinenbeleuchtung', 'Éclairage cabine', 'Iluminación de cabina', 'Oświetlenie kabiny pasażerskiej', '客舱照明'],
      ['cockpit-lighting', 'beacon-light', 'Cockpit lighting', 'Cockpitbeleuchtung', 'Éclairage du poste de pilotage', 'Iluminación del puesto de pilotaje', 'Oświetlenie kokpitu', '驾驶舱照明'],
    ]],
    ['valves', 'solenoid-valve', 'Valves', 'Ventile', 'Vannes', 'Válvulas', 'Zawory', '阀门', [
      ['bleed-air-valves', 'control-valve', 'Bleed air valves', 'Zapfluftventile', 'Vannes de prélèvement d’air', 'Válvulas de aire de sangrado', 'Zawory powietrza upustowego', '引气阀', [
        ['pressure-regulating-valves', 'control-valve', 'Pressure-regulating valves', 'Druckregelventile', 'Vannes régulatrices de pression', 'Válvulas reguladoras de presión', 'Zawory regulacji ciśnienia', '压力调节阀'],
        ['bleed-shut-off-valves', 'ball-valve', 'Bleed shut-off valves', 'Zapfluft-Absperrventile', 'Vannes d’isolement d’air', 'Válvulas de corte de sangrado', 'Zawory odcinające powietrza upustowego', '引气切断阀'],
      ]],
      ['fuel-valves', 'ball-valve', 'Fuel valves', 'Kraftstoffventile', 'Vannes de carburant', 'Válvulas de combustible', 'Zawory paliwowe', '燃油阀'],
      ['hydraulic-valves', 'solenoid-valve', 'Hydraulic valves', 'Hydraulikventile', 'Vannes hydrauliques', 'Válvulas hidráulicas', 'Zawory hydrauliczne', '液压阀'],
    ]],
    ['gauges-and-test-sets', 'pressure-gauge', 'Gauges and test sets', 'Messgeräte und Prüfsets', 'Manomètres et bancs de test', 'Manómetros y equipos de prueba', 'Manometry i zestawy testowe', '仪表与测试设备', [
      ['air-data-test-sets', 'test-set', 'Air data test sets', 'Luftdaten-Prüfgeräte', 'Bancs de test anémométriques', 'Equipos de prueba de datos de aire', 'Testery układów aerometrycznych', '大气数据测试仪', [
        ['portable-test-sets', 'test-set', 'Portable test sets', 'Tragbare Prüfgeräte', 'Bancs de test portables', 'Equipos de prueba portátiles', 'Testery przenośne', '便携式测试仪'],
        ['pitot-static-adapters', 'air-probe', 'Pitot-static adapters', 'Pitot-Statik-Adapter', 'Adaptateurs Pitot-statique', 'Adaptadores Pitot-estática', 'Adaptery Pitota i statyczne', '全静压接头'],
      ]],
      ['pressure-gauges', 'pressure-gauge', 'Pressure gauges', 'Manometer', 'Manomètres', 'Manómetros', 'Manometry', '压力表'],
      ['ground-support-equipment', 'test-set', 'Ground support equipment', 'Bodengeräte', 'Équipements de soutien au sol', 'Equipos de apoyo en tierra', 'Sprzęt obsługi naziemnej', '地面保障设备'],
    ]],
    ['connectivity', 'edge-gateway', 'Connectivity', 'Konnektivität', 'Connectivité', 'Conectividad', 'Łączność', '互联通信', [
      ['data-recorders', 'avionics-box', 'Data recorders', 'Datenschreiber', 'Enregistreurs de données', 'Registradores de datos', 'Rejestratory danych', '数据记录器', [
        ['flight-data-recorders', 'avionics-box', 'Flight data recorders', 'Flugdatenschreiber', 'Enregistreurs de paramètres de vol', 'Registradores de datos de vuelo', 'Rejestratory parametrów lotu', '飞行数据记录器'],
        ['quick-access-recorders', 'recorder', 'Quick-access recorders', 'Schnellzugriffsrekorder', 'Enregistreurs à accès rapide', 'Registradores de acceso rápido', 'Rejestratory szybkiego dostępu', '快速存取记录器', [
          ['wireless-recorders', 'edge-gateway', 'Wireless recorders', 'Drahtlose Rekorder', 'Enregistreurs sans fil', 'Registradores inalámbricos', 'Rejestratory bezprzewodowe', '无线记录器'],
          ['memory-card-recorders', 'recorder', 'Memory card recorders', 'Rekorder mit Speicherkarte', 'Enregistreurs à carte mémoire', 'Registradores con tarjeta de memoria', 'Rejestratory z kartą pamięci', '存储卡记录器'],
        ]],
      ]],
      ['satellite-communication', 'edge-gateway', 'Satellite communication', 'Satellitenkommunikation', 'Communication par satellite', 'Comunicación por satélite', 'Łączność satelitarna', '卫星通信'],
      ['cabin-network-units', 'edge-gateway', 'Cabin network units', 'Kabinennetzwerkgeräte', 'Boîtiers de réseau cabine', 'Unidades de red de cabina', 'Urządzenia sieci kabinowej', '客舱网络组件'],
    ]],
  ],
  introductions: {
    'computers-and-control-units': [
      'Flight management, air data and engine control in sealed, conduction-cooled housings, with software status and modification level by serial number.',
      'Flugmanagement, Luftdaten und Triebwerksregelung in dichten, leitungsgekühlten Gehäusen, mit Software- und Änderungsstand je Seriennummer.',
      'Gestion de vol, anémométrie et régulation moteur en boîtiers étanches refroidis par conduction, avec l’état logiciel par numéro de série.',
      'Gestión de vuelo, datos de aire y control de motor en cajas selladas refrigeradas por conducción, con el estado de software por número de serie.',
      'Zarządzanie lotem, dane aerometryczne i sterowanie silnikiem w szczelnych obudowach chłodzonych przez przewodzenie, ze stanem oprogramowania według numeru seryjnego.',
      '飞行管理、大气数据与发动机控制，采用密封传导散热机箱，可按序列号查询软件版本与改装状态。',
    ],
    'displays-and-instruments': [
      'Displays that stay readable in direct sun and at night, from the primary screen to the last standby instrument.',
      'Anzeigen, die in praller Sonne und bei Nacht lesbar bleiben, vom Hauptbildschirm bis zum letzten Notinstrument.',
      'Des écrans lisibles en plein soleil comme de nuit, de l’affichage principal au dernier instrument de secours.',
      'Pantallas legibles a pleno sol y de noche, desde la principal hasta el último instrumento de reserva.',
      'Wyświetlacze czytelne w pełnym słońcu i w nocy, od głównego ekranu po ostatni przyrząd zapasowy.',
      '从主显示器到备用仪表，强光与夜间均清晰可读。',
    ],
    'flight-control-actuation': [
      'Electric and hydraulic actuators for every control surface, new, exchanged or overhauled, each with its release certificate.',
      'Elektrische und hydraulische Antriebe für jede Steuerfläche, neu, im Tausch oder überholt, jeweils mit Freigabebescheinigung.',
      'Actionneurs électriques et hydrauliques pour chaque gouverne, neufs, en échange ou révisés, avec certificat de libération.',
      'Actuadores eléctricos e hidráulicos para cada superficie de mando, nuevos, de intercambio o revisados, con su certificado de aptitud.',
      'Siłowniki elektryczne i hydrauliczne do każdej powierzchni sterowej, nowe, z wymiany lub po remoncie, z poświadczeniem obsługi.',
      '适用于各操纵面的电动与液压作动器，提供新件、交换件与大修件，均附放行证书。',
    ],
    'air-data-and-sensing': [
      'Probes and sensors that tell the aircraft how fast, how high and how cold, with heater checks and limits in every data sheet.',
      'Sonden und Sensoren für Geschwindigkeit, Höhe und Temperatur, mit Heizungsprüfung und Grenzwerten in jedem Datenblatt.',
      'Sondes et capteurs de vitesse, d’altitude et de température, avec contrôle du réchauffage et limites dans chaque fiche.',
      'Sondas y sensores de velocidad, altitud y temperatura, con prueba del calefactor y límites en cada hoja de datos.',
      'Sondy i czujniki prędkości, wysokości i temperatury, z kontrolą ogrzewania i wartościami granicznymi w każdej karcie.',
      '测量速度、高度与温度的探头和传感器，数据表均列明加热检查方法与限值。',
    ],
    lighting: [
      'Exterior, cabin and cockpit lights in LED, built as drop-in replacements for the lamps they retire.',
      'Außen-, Kabinen- und Cockpitleuchten in LED-Technik, passend anstelle der bisherigen Leuchten.',
      'Feux extérieurs, éclairage cabine et poste de pilotage à LED, montés à la place des anciens sans modification.',
      'Luces exteriores, de cabina y de puesto de pilotaje en LED, montables en lugar de las antiguas sin cambios.',
      'Światła zewnętrzne, kabinowe i kokpitowe LED, montowane bez przeróbek w miejsce dotychczasowych.',
      '机外、客舱与驾驶舱LED灯具，可直接替换原有灯具。',
    ],
    valves: [
      'Valves for bleed air, fuel and hydraulics, with seal kits and test limits listed beside each part number.',
      'Ventile für Zapfluft, Kraftstoff und Hydraulik, mit Dichtsätzen und Prüfgrenzen zu jeder Teilenummer.',
      'Vannes d’air prélevé, de carburant et hydrauliques, avec pochettes de joints et limites d’essai pour chaque référence.',
      'Válvulas de sangrado, combustible e hidráulica, con juegos de juntas y límites de prueba en cada referencia.',
      'Zawory powietrza upustowego, paliwowe i hydrauliczne, z zestawami uszczelnień i granicami testów przy każdym numerze.',
      '引气、燃油与液压阀门，每个件号均列出密封组件与试验限值。',
    ],
    'gauges-and-test-sets': [
      'Test sets, gauges and ground equipment for the hangar, calibrated and traceable, for sale or for hire.',
      'Prüfgeräte, Manometer und Bodengeräte für die Halle, kalibriert und rückführbar, zum Kauf oder zur Miete.',
      'Bancs de test, manomètres et équipements de hangar, étalonnés et raccordés, à la vente ou à la location.',
      'Equipos de prueba, manómetros y material de hangar, calibrados y trazables, en venta o alquiler.',
      'Testery, manometry i sprzęt hangarowy, wzorcowane z zachowaniem spójności pomiarowej, do kupna lub wynajmu.',
      '机库用测试设备、仪表与地面设备，经校准可溯源，可购买或租用。',
    ],
    connectivity: [
      'Recorders, satellite links and cabin networks that bring flight data to the people who maintain the aircraft.',
      'Rekorder, Satellitenverbindungen und Kabinennetze, die Flugdaten zu den Menschen in der Wartung bringen.',
      'Enregistreurs, liaisons satellite et réseaux cabine qui portent les données de vol jusqu’à la maintenance.',
      'Registradores, enlaces por satélite y redes de cabina que llevan los datos de vuelo a mantenimiento.',
      'Rejestratory, łącza satelitarne i sieci kabinowe, które przekazują dane z lotu do obsługi technicznej.',
      '记录器、卫星链路与客舱网络，将飞行数据送达维修人员。',
    ],
  },
}
