import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Servicios', href: '/services' },
    { label: 'Quiénes somos', href: '/about' },
    { label: 'Contacto', href: '/contact-us' },
  ],
  home: {
    title: 'Control de edificios, incendios y medición',
    description:
      'Controladores, detectores, lectores de acceso, contadores y cuadros para instaladores y gestores, con fichas y existencias.',
    hero: {
      title: 'Un edificio, una sola lista de materiales',
      lead: 'Equipos de calefacción, incendios, accesos y medición que se entienden entre sí, con el esquema de cableado y las existencias en la misma página.',
      primary: { label: 'Ver productos', href: '/products' },
      secondary: { label: 'Planificar un proyecto', href: '/services' },
      imageAlt: 'Dibujo de línea de un controlador de sala HB-640 sobre carril DIN',
      callouts: [
        { title: 'Controlador de sala HB-640', text: 'BACnet/IP y KNX, 18 entradas y salidas' },
        { title: '105 mm en el carril', text: 'Seis módulos de ancho, 24 V CA/CC' },
      ],
    },
    tasks: [
      {
        label: 'Detección de incendios',
        href: '/products/fire-and-life-safety',
        text: 'Detectores, bases, centrales',
        icon: 'alert',
      },
      { label: 'Puesta en marcha', href: '/request-a-quote?about=visit', text: 'Reserve un técnico por días', icon: 'cal' },
      { label: 'Contadores', href: '/products/energy-and-metering', text: 'Calor, electricidad, agua', icon: 'list' },
      {
        label: 'Hablar con un proyectista',
        href: '/request-a-quote?about=advice',
        text: 'Planos, mediciones, ofertas',
        icon: 'chat',
      },
    ],
    categories: {
      title: 'Productos por especialidad',
      text: 'De la sonda de la sala al servidor del sótano, ordenados como un pliego de licitación.',
      all: 'Todos los productos',
    },
    feature: {
      title: 'Salas técnicas que se explican solas',
      lead: 'Cada controlador sale con su lista de puntos, su esquema de cableado y su etiqueta de dirección. Quien abra el cuadro dentro de diez años los encontrará por el número de serie.',
      figures: [
        { value: '23 %', label: 'menos energía de calefacción, mediana de 118 escuelas reformadas' },
        { value: '15 años', label: 'de repuestos tras la última entrega de una serie' },
        { value: '48 h', label: 'del pedido a la obra para equipos con existencias, en 19 países' },
      ],
      imageAlt: 'Controlador de carril con módulos de ampliación, vista frontal',
    },
    ways: {
      title: 'De la licitación a la entrega',
      tabs: [
        {
          label: 'Proyectar',
          title: 'Prescriba con textos que resisten la licitación',
          text: 'Le entregamos textos de licitación, tipos de sala y esquemas en archivos editables. Nuestros proyectistas cotejan las cantidades con su plano de planta.',
          points: [
            'Textos de licitación en formatos GAEB y Word',
            'Objetos BIM de todos los equipos de campo',
            'Distancia entre detectores comprobada según EN 54-14',
          ],
        },
        {
          label: 'Suministrar',
          title: 'Recíbalo planta por planta',
          text: 'Un solo pedido, repartido por plantas o por cuadros. Las cajas llevan el número de sala, así que nadie clasifica termostatos en la escalera.',
          points: [
            'Entregas a demanda durante un máximo de 18 meses',
            'Direcciones ajustadas y etiquetas impresas antes del envío',
            'Recogida de embalajes en la obra',
          ],
        },
        {
          label: 'Poner en marcha',
          title: 'Una sola puesta en marcha, con constancia escrita',
          text: 'Nuestros técnicos trabajan junto a sus instaladores, prueban cada punto y entregan un acta que el inspector acepta.',
          points: [
            'Prueba de cada punto con hora, valor y nombre',
            'Matriz de incendios probada con la central receptora de alarmas',
            'Documentación final archivada por número de serie',
          ],
        },
        {
          label: 'Explotar',
          title: 'El edificio se mantiene como se entregó',
          text: 'Las visitas siguen el calendario de sus normas, y avisamos de las consignas que se desvían antes de que llamen los inquilinos.',
          points: [
            'Inspección anual del sistema de incendios con informe',
            'Contadores cambiados antes de que venza su verificación',
            'Mantenimiento de software con actualizaciones probadas',
          ],
        },
      ],
    },
    stories: {
      title: 'Edificios que cuidamos',
      slides: [
        {
          heading: 'Una escuela reformada en vacaciones',
          text: 'Seis semanas, 84 aulas, un cuadro por planta. Las cajas llegaron etiquetadas por aula, y el conserje estaba formado antes del primer timbre.',
          author: 'Petra Lindqvist',
          role: 'Oficina de patrimonio, municipio de Askersby',
        },
        {
          heading: 'De 31 falsas alarmas a dos',
          text: 'Los pasillos de cocina disparaban la central cada dos semanas. Los detectores multisensor HB-215 distinguen el vapor del humo, y los bomberos ya solo nos conocen por los simulacros.',
          author: 'Tomás Herrera',
          role: 'Director técnico, Hotel Miralba',
        },
        {
          heading: 'Recibos que los inquilinos aceptan',
          text: 'Medimos el calor en 260 viviendas. Desde que cada lectura lleva la fecha de verificación de su contador, la liquidación anual nos ocupa tres días y dos llamadas.',
          author: 'Anna Nowicka',
          role: 'Administradora, cooperativa de viviendas Lipowa',
        },
      ],
    },
    news: { title: 'Desde obras y salas técnicas', readMore: 'Seguir leyendo' },
    questions: {
      title: 'Lo que más preguntan los instaladores',
      items: [
        {
          question: '¿Funciona el HB-640 con equipos de otros fabricantes?',
          answer:
            'Sí, por BACnet/IP, KNX, Modbus y M-Bus. La lista de interoperabilidad recoge 210 equipos probados con su versión de firmware; para los demás, envíenos el documento del protocolo y lo comprobaremos.',
        },
        {
          question: '¿Cómo sustituyo un controlador de una serie anterior?',
          answer:
            'Abra la ficha del equipo antiguo y siga el enlace a su sustituto. Los programas del HB-500 se pueden convertir; el adaptador HB-505 permite conservar el cableado de la base antigua.',
        },
        {
          question: '¿Quién puede poner en marcha un sistema de alarma de incendios?',
          answer:
            'Una empresa con la habilitación que exija su normativa nacional y con personal formado en la serie de la central. Formamos al suyo en tres días o enviamos a nuestros técnicos.',
        },
        {
          question: '¿Puedo devolver lo que ha sobrado?',
          answer:
            'Los equipos de almacén en caja precintada se pueden devolver en un plazo de 60 días por su valor íntegro. Los cuadros, el cable cortado y los equipos con dirección preajustada se fabrican para usted y no admiten devolución.',
        },
      ],
    },
    desk: {
      title: '¿Está delante del cuadro?',
      text: 'Léanos el número de la etiqueta. Un técnico buscará el esquema y seguirá al teléfono con usted.',
      phone: '+34 910 000 161',
      action: { label: 'Ver todos los contactos', href: '/contact-us' },
    },
  },
  services: {
    title: 'Servicios para proyectistas, instaladores y gestores',
    description:
      'Apoyo al proyecto, cuadros, puesta en marcha, inspección de incendios, cambio de contadores y formación en técnica de edificios.',
    lead: 'Un edificio se proyecta en dos años y se explota durante cuarenta. Le ayudamos en ambas etapas, por días o con contrato.',
    offers: [
      {
        title: 'Apoyo al proyecto',
        text: 'Listas de puntos, esquemas y textos de licitación a partir de su plano de planta, revisados por un proyectista de su especialidad. Diez días laborables.',
        icon: 'file',
      },
      {
        title: 'Construcción de cuadros',
        text: 'Cuadros de control cableados, rotulados y ensayados según EN 61439, entregados en cuatro semanas con esquema y acta de ensayo.',
        icon: 'box',
      },
      {
        title: 'Puesta en marcha',
        text: 'Técnicos de calefacción, incendios y accesos, contratados por días. Cada punto se prueba y se firma antes de la entrega.',
        icon: 'check',
      },
      {
        title: 'Inspección de incendios',
        text: 'Inspección trimestral y anual según EN 54 y la normativa nacional, con un libro de registro que su aseguradora entiende.',
        icon: 'alert',
      },
      {
        title: 'Cambio de contadores',
        text: 'Contadores de calor, agua y electricidad sustituidos antes de que venza su verificación. Lectura antigua y nueva, fotografiadas.',
        icon: 'refresh',
      },
      {
        title: 'Formación',
        text: 'Cursos de controladores, centrales y medición en 14 ciudades y en línea, con un certificado que su administración reconoce.',
        icon: 'book',
      },
    ],
    sections: [
      {
        heading: 'Contratos de mantenimiento',
        paragraphs: [
          'Tres niveles, un precio por equipo y año: solo inspección, inspección con reparación o explotación completa con respuesta garantizada. Puede empezar con un sistema y añadir otros más adelante.',
          'El tiempo de respuesta es de cuatro horas en incendios, ocho en calefacción durante el invierno y el siguiente día laborable en todo lo demás. Lo que incumplimos se lo abonamos.',
        ],
      },
      {
        heading: 'Reformar sin cerrar el edificio',
        paragraphs: [
          'Los controladores antiguos y nuevos pueden compartir un bus mientras duran los trabajos. Planificamos el cambio planta por planta, casi siempre fuera del horario de oficina, y cada planta funciona a la mañana siguiente.',
        ],
      },
    ],
  },
  about: {
    title: 'Sobre Halden Building Technologies',
    description:
      'Halden Building Technologies fabrica control, detección de incendios, accesos y medición para edificios, en tres países.',
    lead: 'Fabricamos los equipos callados, los que nadie nota mientras las salas están calientes, las puertas se abren y las alarmas son de verdad.',
    figures: [
      { value: '86 000', label: 'edificios con al menos un controlador Halden' },
      { value: '3', label: 'fábricas: Linz, Breslavia y Guadalajara' },
      { value: '540', label: 'técnicos de servicio en 19 países' },
    ],
    quote: {
      text: 'La mejor sala de control es aquella donde el café se bebe caliente. Diseñamos para esa hora, no para la demostración.',
      author: 'Matthias Ebner',
      role: 'Director de producto, Halden Building Technologies',
    },
    sections: [
      {
        heading: 'Desde la sala de calderas',
        paragraphs: [
          'El primer producto, en 1964, fue una válvula de calefacción con compensación climática para barrios de viviendas. La detección de incendios llegó en 1979, el control de accesos en 1996 y el primer controlador que unió los tres en 2008.',
          'La mayoría de nuestros ingenieros empezaron como instaladores. Se nota en los detalles: bornes que se manejan con guantes, tapas que cierran con el cuadro lleno.',
        ],
      },
      {
        heading: 'Hechos para durar',
        paragraphs: [
          'Los equipos están pensados para abrirse. Placas, relés y pantallas son repuestos independientes, y los suministramos durante quince años tras la última entrega de una serie.',
          'Hay declaraciones ambientales según EN 15804 publicadas para 410 equipos, con los datos que piden las certificaciones de edificios.',
        ],
      },
      {
        heading: 'Protocolos abiertos',
        paragraphs: [
          'Las listas de puntos y los nombres de los objetos pertenecen al propietario del edificio. Los entregamos con el sistema, en un archivo que cualquier integrador puede abrir.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'hb-640-knx-secure-certified',
      date: '2026-11-17',
      title: 'El HB-640 obtiene la certificación KNX Secure',
      summary:
        'El firmware 4.2 cifra el bus entre controladores de sala y unidades de mando. Los equipos instalados admiten la actualización.',
      paragraphs: [
        'El controlador de sala HB-640 ha superado el ensayo KNX Secure con el firmware 4.2. Los telegramas entre controladores, unidades de mando y pasarela ya viajan autenticados y cifrados, como exigen muchas licitaciones públicas desde el verano.',
        'Todos los equipos fabricados desde enero de 2023 admiten la actualización por red. Tarda unos tres minutos por controlador; entretanto, las salidas mantienen su última posición.',
        'Las claves se crean en la herramienta de puesta en marcha y se imprimen en una etiqueta para la puerta del cuadro. Si se pierde el archivo del proyecto, el edificio puede volver a leerse a partir de las etiquetas.',
      ],
    },
    {
      slug: 'askersby-schools-first-heating-season',
      date: '2026-11-05',
      title: 'Escuelas de Askersby: la primera temporada de calefacción en cifras',
      summary: 'Siete escuelas consumieron un 26 % menos de calor tras la reforma, sobre todo gracias a tres cambios sencillos.',
      paragraphs: [
        'El municipio de Askersby equipó siete escuelas con controladores de sala HB-640 y actuadores de válvula HB-118 en el verano de 2025. Corregida por el clima, la primera temporada cerró un 26 % por debajo de la media de los tres años anteriores.',
        'Casi la mitad del ahorro procede de los horarios: se calienta para las clases, ya no para el horario de apertura. El equilibrado hidráulico aportó otra cuarta parte, y los contactos de ventana la mayor parte del resto.',
        'No todo funcionó a la primera. En dos gimnasios, unas redes tapaban los detectores de presencia, que hubo que trasladar. El municipio ha publicado su informe de medición y facilita las plantillas de sala a quien las solicite.',
      ],
    },
    {
      slug: 'hb-200-detectors-last-orders',
      date: '2026-10-19',
      title: 'Detectores de humo HB-200: últimos pedidos hasta el 30 de junio de 2027',
      summary: 'La serie HB-215 toma el relevo y encaja en la misma base. Habrá cabezas de repuesto hasta 2042.',
      paragraphs: [
        'Tras 17 años ponemos fin a la producción del detector óptico de humo HB-200. Se aceptan pedidos hasta el 30 de junio de 2027, con entregas hasta el final de ese año.',
        'Su sucesor, el HB-215, encaja en la base instalada y responde a la misma dirección. Las centrales a partir de la HB-F4 lo reconocen sin actualización; las anteriores necesitan el firmware 3.8.',
        'Las cabezas de repuesto para instalaciones existentes seguirán disponibles hasta 2042. Los lazos mixtos están permitidos y amparados por el certificado.',
      ],
    },
  ],
  contact: {
    title: 'Contacto con Halden Building Technologies',
    description:
      'Contacte directamente con asistencia técnica, proyectos y el servicio urgente de incendios de Halden Building Technologies.',
    lead: 'Tres líneas para tres clases de preguntas. Si está en la obra, llame a la primera: la atienden personas con un destornillador en el cajón.',
    desks: [
      { name: 'Asistencia técnica', phone: '+34 910 000 161', hours: 'De lunes a sábado, de 6:30 a 20:00' },
      { name: 'Proyectos y ofertas', phone: '+34 910 000 164', hours: 'De lunes a viernes, de 8:00 a 17:00' },
      { name: 'Urgencias de sistemas de incendios', phone: '+34 910 000 169', hours: 'Todos los días, 24 horas' },
    ],
    sections: [
      {
        heading: 'Salas de exposición',
        paragraphs: [
          'En Linz, Breslavia y Guadalajara puede tocar lo que prescribe: una sala climatizada, un lazo de detección y una puerta con todos los lectores que fabricamos. Visitas con cita previa; bastan dos horas.',
        ],
      },
      {
        heading: 'Antes de llamar',
        paragraphs: [
          'El número de ocho cifras del lateral del equipo nos indica la fecha de fabricación, el firmware y el proyecto para el que se entregó. También sirve una foto de la etiqueta.',
        ],
      },
    ],
  },
}
