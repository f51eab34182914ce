import { phrases } from '../lexicon/words';
import type { ProductType } from './productType';

/** Devices measure something, and people are told when it goes wrong. */
export const iotMonitor: ProductType = {
  slug: 'iot-monitor',
  shell: 'device',
  words: {
    en: {
      certain: phrases(
        `sensor*, iot, internet of things, thermostat*, soil moisture, smart home*, smart meter*,
        microcontroller*, raspberry pi*, arduino*, esp32*, mqtt, lorawan, zigbee, firmware, probe*,
        data logger*, reefer*, battery-powered, cold chain, door open alarm, alarm if, alarm when,
        alert when the temperature, beehive*, hive scale, monitors the, meter reading*, pressure
        sensor*, polytunnel*, frost, small box, box per, sends its, how warm it is, how wet, vents,
        hygrometer*, scale under, smart plug*`,
      ),
      sign: phrases(
        `gauge*, thermometer*, temperature*, air quality, co2, water level*, telemetry, cold room*,
        freezer*, greenhouse*, too hot, humid*, fridge*, battery, batteries, threshold*, °c, °f,
        water level, flood, moisture, boiler*, pump*, inverter*, tank*, hive*, silo*, vibration, gps
        tracker, signal lost, stops sending, above 8, below, calibrat*, solar panel*, power cut,
        lora, too cold, mould, valve*, irrigation, gets close to, rings at night, phone rings, loses
        signal, radiator*, heating, cellar damp, tunnel*, noise level, leak sensor, power
        consumption, wind speed, rainfall`,
      ),
      hint: phrases(
        `readings, gateway*, goes offline, reading, every 10 minutes, every 5 minutes, every minute,
        device*, alert*, alarm*, degrees, monitor*, measure*, container*, dust, basement, solar`,
      ),
    },
    de: {
      certain: phrases(
        `sensor*, luftfeucht*, bodenfeuchte, füllstand*, *sensor, *sensoren, messstation*,
        smart home, smarthome*, raspberry*, lorawan, esp32, thermostat*, rauchmelder*, mqtt,
        messfühler*, fernüberwach*, bodensensor*`,
      ),
      sign: phrases(
        `messwert*, messgerät*, temperatur*, grenzwert*, kühlraum*, gewächshaus*, messen, misst,
        gemessen*, alarm*, *temperatur, kühlschrank*, kühlschränke*, luftqualität*, co2*, pegel*,
        stromverbrauch*, zählerstand*, schwelle*, batterie*, gateway*, bienenstock*, bienenstöcke*,
        bewässerung*, aufzeichnen, sinkt, wert unter, fällt, zu warm, zu kalt, frost, trocken,
        feucht`,
      ),
      hint: phrases('grad, feuchtigkeit*, warnung*, waage'),
    },
    fr: {
      certain: phrases(
        `capteur*, objets connectés, objet connecté, domotique, sonde*, thermostat*,
        maison connectée, raspberry*, esp32, lorawan, ruche connectée, compteur connecté,
        station météo, détecteur*, télésurveillance`,
      ),
      sign: phrases(
        `température*, qualité de l'air, chambre froide, niveau d'eau, mesur*, seuil*, alarme*,
        alerte si, alerte quand, humidité*, congélateur*, frigo*, co2, ruche*,
        consommation électrique, batterie*, passerelle, degrés, trop chaud, trop froid, gel, sec,
        humide`,
      ),
      hint: phrases('serre, alerte*, appareil*, tension'),
    },
    es: {
      certain: phrases(
        `internet de las cosas, domótica, sensor*, termostato*, raspberry*, esp32, lorawan,
        casa inteligente, hogar inteligente, estación meteorológica, sonda*, medidor*, colmena*,
        detector*, monitoreo remoto`,
      ),
      sign: phrases(
        `temperatura*, humedad, calidad del aire, nivel de agua, invernadero*, cámara frigorífica,
        umbral*, mide, medir, medicion*, alarma*, riego, congelador*, nevera*, refrigerador*, co2,
        caldera*, batería*, tanque*, nivel del agua, alerta si, grados, consumo eléctrico`,
      ),
      hint: phrases('alerta*, lecturas, dispositivo*'),
    },
    pt: {
      certain: phrases(
        `sensor, sensores, internet das coisas, casa inteligente, termóstato*, termostato*,
        raspberry*, esp32, lorawan, estação meteorológica, sonda*, medidor*, colmeia*, detector*,
        monitoramento remoto, monitorização remota`,
      ),
      sign: phrases(
        `temperatura*, umidade, humidade, qualidade do ar, nível da água, estufa*, medi*,
        limite de temperatura, alarme*, freezer*, geladeira*, frigorífico*, arca congeladora,
        bateria, caixa d'água, nível de água, irrigação, co2, consumo de energia, graus,
        alerta quando, leituras`,
      ),
      hint: phrases('alerta*, aparelho*'),
    },
    it: {
      certain: phrases(
        `sensor*, internet delle cose, domotica, centralin*, termostat*, raspberry*, esp32, lorawan,
        casa intelligente, stazione meteo, sond*, contatore intelligente, arnia, arnie, rilevator*,
        telecontrollo, monitoraggio remoto`,
      ),
      sign: phrases(
        `temperatur*, umidità, qualità dell'aria, livello dell'acqua, cella frigorifera, misur*,
        soglia, soglie, allarm*, frigorifer*, congelator*, co2, irrigazione, caldaia,
        consumo elettrico, pannelli solari, gradi, letture, avviso se`,
      ),
      hint: phrases('batteria, livello, serr*, dispositiv*, avvis*'),
    },
    nl: {
      certain: phrases(
        `sensor*, luchtvochtigheid, bodemvocht*, slimme meter*, domotica, *sensor, *sensoren,
        thermostaat*, raspberry*, esp32, lorawan, slim huis, slimme thermostaat, weerstation*,
        meetstation*, bijenkast*, rookmelder*, monitoring op afstand`,
      ),
      sign: phrases(
        `meetwaarde*, temperatu*, luchtkwaliteit, waterpeil*, koelcel*, meten, meet, gemeten,
        vocht*, drempel*, alarm*, vriezer*, koelkast*, batterij*, co2, energieverbruik,
        stroomverbruik, graden, kas, kassen, broeikas*, ketel*, beregening*, waterstand*`,
      ),
      hint: phrases('waarschuw*, apparaat, apparaten'),
    },
    pl: {
      certain: phrases(
        `czujnik*, internet rzeczy, inteligentny dom, termostat*, raspberry*, esp32, lorawan,
        inteligentny licznik, stacja pogodowa, zdalny monitoring, sond*, ule, detektor*,
        bramka lora`,
      ),
      sign: phrases(
        `temperatur*, wilgotnoś*, jakość powietrza, jakości powietrza, poziom wody, pomiar*,
        mierzy*, próg, progu, progi, alarm*, lodówk*, zamrażar*, chłodni*, szklarn*, co2,
        zużycie prądu, zużycie energii, nawadnia*, kocioł, przekroczy, odczyt*`,
      ),
      hint: phrases('bateri*, stopni, ostrzeże*, urządze*, powiadomienie gdy'),
    },
    ja: {
      certain: phrases(
        `センサー, iot, スマートホーム, 遠隔監視, センサ, 温度計, 湿度計, 温湿度, ラズパイ, スマートメーター, 計測器, 見守りセンサー, ビニールハウス, 水温,
        土壌水分`,
      ),
      sign: phrases(
        `温度, 湿度, 水位, 計測値, 温室, 計測, 測定, 異常を検知, 検知, 閾値, しきい値, 警報, アラート, 冷蔵庫, 冷凍庫, 電力使用量, 電池, 監視, 源泉,
        養蜂, 巣箱, 照度`,
      ),
      hint: phrases('通知, 機器, デバイス, 装置'),
    },
    ar: {
      certain: phrases(
        `مستشعر*, حساسات, إنترنت الأشياء, منزل ذكي, حساس, حساس حرارة, عداد ذكي, محطة طقس,
        مراقبة عن بعد, مجسات, مجس, راسبيري*, esp32, lorawan`,
      ),
      sign: phrases(
        `درجة الحرارة, درجات الحرارة, رطوبة, جودة الهواء, منسوب المياه, حرارة, الرطوبة, قياس*, يقيس,
        إنذار, حد أقصى للحرارة, ثلاجات, مجمد, خزانات, مستوى الماء, بطارية, استهلاك الكهرباء,
        بيت محمي, بيوت محمية, مضخة, خلايا النحل`,
      ),
      hint: phrases('ثلاجة, خزان, تنبيه, جهاز, أجهزة, قراءات'),
    },
  },
  texts: {
    label: 'device monitor',
    roles: ['people on call', 'installers', 'site managers'],
    requirements: [
      'Each sensor has an upper and a lower limit, and a delay so that a short peak is no alarm',
      'An alarm that nobody acknowledges within ten minutes goes to the next person on call',
      'A sensor that has missed three reports is shown as offline, never as normal',
      'Every value shows its age, and an old one looks different from a live one',
      'An installer adds a device by scanning its code, then names it and puts it on the plan',
      'Planned work mutes the alarms of one place until a set time, then they return by themselves',
      'A device keeps its readings while offline and delivers them later with their true times',
      'Each alarm keeps who acknowledged it, when, and what they found',
      'A weak battery is reported two weeks before it is expected to fail',
    ],
    qualities: [
      'A crossed limit reaches a phone within 30 seconds',
      'The loss of the server or the connection raises an alarm of its own',
      'A device accepts only signed firmware and returns to the last version if an update fails',
      'Readings are kept for one year in full and for five years as hourly values',
    ],
    risks: [
      'False alarms are so frequent that people mute them and miss the real one',
      'Empty batteries or a changed Wi-Fi password silence sensors, and nobody notices',
      'Sensors drift because nobody calibrates them, and decisions rest on wrong numbers',
      'A maker shuts down its cloud, and working devices become useless',
    ],
    questions: [
      'Who has to do what, and how fast, when an alarm goes off at three in the morning?',
      'What does a missed alarm cost, and what does a false one cost?',
      'May the product switch things on and off, or does it only watch?',
      'What has to go on working on site while the internet is down?',
      'Is the hardware chosen, or must devices from several makers fit in?',
    ],
    entities: [
      {
        name: 'Sensor',
        fields: ['name', 'place', 'measures', 'limits', 'battery', 'last seen'],
        states: ['normal', 'warning', 'alarm', 'offline', 'muted'],
        relations: ['A sensor has many readings and at most one open alarm.'],
      },
      {
        name: 'Reading',
        fields: ['value', 'unit', 'measured at', 'received at'],
        states: [],
        relations: ['A reading belongs to one sensor.'],
      },
      {
        name: 'Alarm',
        fields: ['limit crossed', 'worst value', 'raised at', 'acknowledged by', 'finding'],
        states: ['raised', 'acknowledged', 'escalated', 'resolved'],
        relations: ['An alarm belongs to one sensor and notifies one rota.'],
      },
      {
        name: 'Rota',
        fields: ['place', 'people in order', 'hours', 'time to acknowledge'],
        states: [],
        relations: ['A rota covers the alarms of one or more places.'],
      },
    ],
    screens: ['Overview', 'Sensor', 'Alarm', 'Add device', 'On call'],
    action: 'Acknowledge',
    records: [
      {
        title: 'Cold room 1',
        detail: 'Limit 5 °C, door open for 12 min',
        state: 'alarm',
        figure: '8.4 °C',
      },
      {
        title: 'Greenhouse east',
        detail: 'Soil moisture, 20 to 45 %',
        state: 'normal',
        figure: '31 %',
      },
      {
        title: 'Cellar pump pit',
        detail: 'Water level, rising for two hours',
        state: 'warning',
        figure: '17 cm',
      },
      {
        title: 'Roof weather station',
        detail: 'Last seen 06:42, battery was at 9 %',
        state: 'offline',
        figure: '3 h silent',
      },
      {
        title: 'Boiler flow pipe',
        detail: 'Service visit, alarms return at 16:00',
        state: 'muted',
        figure: '58 °C',
      },
      {
        title: 'Classroom 204',
        detail: 'Air quality, limit 1,000 ppm',
        state: 'normal',
        figure: '640 ppm',
      },
    ],
  },
};
