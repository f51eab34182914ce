import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** Devices measure something, and people are told when it goes wrong. */
export const iotMonitor: KnownType = {
  slug: 'iot-monitor',
  hue: 220,
  words: {
    en: {
      certain: phrases(
        `sensor*, iot, internet of things, thermostat*, soil moisture, smart home*, smart meter*,
        microcontroller*, raspberry pi*, arduino*, esp32*, mqtt, lorawan, zigbee, firmware,
        probe*, data logger*, battery-powered, cold chain, alarm if, alarm when, alert when
        the temperature, beehive*, hive scale, monitors the, meter reading*, pressure
        sensor*, polytunnel*, frost, how warm it is, how wet, hygrometer*, scale under,
        smart plug*, temperature alarm*, freezer alarm*, fridge alarm*, soil sensor*,
        moisture sensor*, water sensor*, motion sensor*, weather station*, aquarium
        monitor*, air quality monitor*, baby monitor*, energy monitor*, power meter*,
        electricity meter*, water meter*, heat pump*, remote monitor*, machine monitor*,
        tank level*, fill level*, water leak*, smoke detector*, co2 monitor*, radon,
        wearable sensor*, gps collar*, tracking collar*, smart lock*, smart light*, home
        assistant, nb-iot, modbus, plc, bluetooth sensor*, wired to, connected devices,
        connected device, air quality`,
      ),
      sign: phrases(
        `box on every, box on each, box between, running hours, engine hours, cooling water, hotter than, colder than, gauge*, thermometer*, temperature*, co2, water level*, telemetry, cold room*, freezer*,
        greenhouse*, too hot, humid*, fridge*, battery, batteries, threshold*, °c, °f,
        flood, moisture, boiler*, pump*, inverter*, tank*, hive*, silo*, vibration, gps
        tracker, signal lost, stops sending, calibrat*, solar panel*, power cut, lora, too
        cold, mould, irrigation, rings at night, phone rings, loses signal, radiator*,
        heating, cellar damp, noise level, leak sensor, power consumption, wind speed,
        rainfall, too warm, too dry, too humid, gets too, warn me when, warns me when, warn
        me if, alert me when, alert me if, notify me when the, notifies me when the, level
        in our well, water level in, well water, air in each, room temperature, room is
        too, window is open, left open, aquarium, terrarium, chicken coop, coop door,
        stable, barn, incubator*, wine cellar temperature, server room, cold store, cold
        storage, heating oil, oil tank, rain barrel, rain gauge, wind turbine*,
        photovoltaic, battery level, battery is low, low battery, device offline, signal
        strength, over the air, oven temperature, kiln temperature, ph value, ph level,
        pool water, noise meter, decibel*, vehicle telemetry, tyre pressure, energy use,
        standby power, kwh, live readings, live values, measured every, classroom air,
        report every, warns the`,
      ),
      hint: phrases(
        `readings, gateway*, goes offline, reading, every 10 minutes, every 5 minutes, device*,
        alert*, alarm*, degrees, monitor*, measure*, basement, solar, valve*`,
      ),
    },
    de: {
      certain: phrases(
        `sensor*, luftfeucht*, bodenfeuchte, füllstand*, *sensor, *sensoren, messstation*, smart
        home, smarthome*, raspberry*, lorawan, esp32, thermostat*, rauchmelder*, mqtt,
        messfühler*, fernüberwach*, bodensensor*, temperaturüberwachung, warnung wenn, zu
        warm wird, zu kalt wird, zu feucht, zu trocken, gefrierschrank, kühlschrank*,
        kühlkette, luftqualität, pegelstand*, wasserstand*, wetterstation*, stromzähler`,
      ),
      sign: phrases(
        `messwert*, messgerät*, temperatur*, grenzwert*, kühlraum*, gewächshaus*, messen, misst,
        gemessen*, alarm*, *temperatur, kühlschränke*, luftqualität*, co2*, pegel*,
        stromverbrauch*, zählerstand*, schwelle*, batterie*, gateway*, bienenstock*,
        bienenstöcke*, bewässerung*, aufzeichnen, sinkt, wert unter, fällt, zu warm, zu
        kalt, frost, trocken, feucht, grad, schwellwert*, akku, gerät, geräte, funk*,
        heizung, lüft*, aquarium, stall, brunnen, keller feucht*`,
      ),
      hint: phrases(`feuchtigkeit*, warnung*, waage`),
    },
    fr: {
      certain: phrases(
        `capteur*, objets connectés, objet connecté, domotique, sonde*, thermostat*, maison
        connectée, raspberry*, esp32, lorawan, ruche connectée, compteur connecté, station
        météo, détecteur*, télésurveillance, congélateur*, trop chaud, trop froid, trop
        humide, m'avertir quand, m'alerter, alerte quand, alerte si, température*,
        humidité*, qualité de l'air, niveau d'eau, chaîne du froid, compteur d'eau,
        thermomètre*`,
      ),
      sign: phrases(
        `chambre froide, mesur*, seuil*, alarme*, frigo*, co2, ruche*, consommation électrique,
        batterie*, passerelle, degrés, gel, sec, humide, pile, réfrigérateur*, serre,
        chauffage, appareil*, relevés`,
      ),
      hint: phrases(`alerte*, tension`),
    },
    es: {
      certain: phrases(
        `internet de las cosas, domótica, sensor*, termostato*, raspberry*, esp32, lorawan, casa
        inteligente, hogar inteligente, estación meteorológica, sonda*, medidor*, colmena*,
        detector*, monitoreo remoto, congelador*, avisarme cuando, avisa cuando, alerta
        cuando, temperatura*, humedad, calidad del aire, nivel del agua, cadena de frío,
        invernadero*`,
      ),
      sign: phrases(
        `nivel de agua, cámara frigorífica, umbral*, medir, medicion*, alarma*, riego, nevera*,
        refrigerador*, co2, caldera*, batería*, tanque*, alerta si, grados, consumo
        eléctrico, mide*, calienta, aparato*`,
      ),
      hint: phrases(`alerta*, lecturas, dispositivo*`),
    },
    pt: {
      certain: phrases(
        `internet das coisas, casa inteligente, termóstato*, termostato*, raspberry*, esp32,
        lorawan, estação meteorológica, sonda*, medidor*, colmeia*, detector*,
        monitoramento remoto, monitorização remota, sensor*, freezer*, congelador*, avisar
        quando, avisa quando, alerta quando, temperatura*, umidade, humidade, qualidade do
        ar, nível da água, cadeia de frio, estufa*`,
      ),
      sign: phrases(
        `medi*, limite de temperatura, alarme*, geladeira*, frigorífico*, arca congeladora, bateria,
        caixa d'água, nível de água, irrigação, co2, consumo de energia, graus, leituras,
        mede, esquenta, aquece, caldeira*, aparelho*`,
      ),
      hint: phrases(`alerta*`),
    },
    it: {
      certain: phrases(
        `sensor*, internet delle cose, domotica, centralin*, termostat*, raspberry*, esp32, lorawan,
        casa intelligente, stazione meteo, sond*, contatore intelligente, arnia, arnie,
        rilevator*, telecontrollo, monitoraggio remoto, congelatore, avvisami quando,
        avvisa quando, allarme se, temperatura*, umidità, qualità dell'aria, livello
        dell'acqua, catena del freddo, serra, contatore`,
      ),
      sign: phrases(
        `temperatur*, cella frigorifera, misur*, soglia, soglie, allarm*, frigorifer*, congelator*,
        co2, irrigazione, caldaia, consumo elettrico, pannelli solari, gradi, letture,
        avviso se, batteria, troppo caldo, troppo freddo, apparecch*, arni*`,
      ),
      hint: phrases(`livello, serr*, dispositiv*, avvis*`),
    },
    nl: {
      certain: phrases(
        `sensor*, luchtvochtigheid, bodemvocht*, slimme meter*, domotica, *sensor, *sensoren,
        thermostaat*, raspberry*, esp32, lorawan, slim huis, slimme thermostaat,
        weerstation*, meetstation*, bijenkast*, rookmelder*, monitoring op afstand,
        vriezer*, waarschuw me als, waarschuwt als, alarm als, temperatu*, te warm wordt,
        te koud, luchtkwaliteit, waterpeil, waterstand, koelketen, kas`,
      ),
      sign: phrases(
        `meetwaarde*, waterpeil*, koelcel*, meten, meet, gemeten, vocht*, drempel*, alarm*,
        koelkast*, batterij*, co2, energieverbruik, stroomverbruik, graden, kassen,
        broeikas*, ketel*, beregening*, waterstand*, meting*, verwarming, apparaat,
        apparaten`,
      ),
      hint: phrases(`waarschuw*`),
    },
    pl: {
      certain: phrases(
        `czujnik*, internet rzeczy, inteligentny dom, termostat*, raspberry*, esp32, lorawan,
        inteligentny licznik, stacja pogodowa, zdalny monitoring, sond*, ule, detektor*,
        bramka lora, zamrażark*, ostrzeżenie gdy, ostrzeżenie, gdy, alarm gdy, temperatur*,
        wilgotno*, jakość powietrza, poziom wody, łańcuch chłodniczy, szklarni*, licznik*`,
      ),
      sign: phrases(
        `jakości powietrza, pomiar*, mierzy*, próg, progu, progi, alarm*, lodówk*, zamrażar*,
        chłodni*, szklarn*, co2, zużycie prądu, zużycie energii, nawadnia*, kocioł,
        przekroczy, odczyt*, stopni, bateri*, za ciepła, za zimn*, ogrzewani*, urządze*, ul`,
      ),
      hint: phrases(`ostrzeże*, powiadomienie gdy`),
    },
    ja: {
      certain: phrases(
        `センサー, iot, スマートホーム, 遠隔監視, センサ, 温度計, 湿度計, 温湿度, ラズパイ, スマートメーター, 計測器, 見守りセンサー, ビニールハウス, 水温,
        土壌水分, 冷凍庫, 温度が, 湿度, 空気の質, 水位, 温室, ハウスの温度, 気象観測`,
      ),
      sign: phrases(
        `温度, 計測値, 計測, 測定, 異常を検知, 検知, 閾値, しきい値, 警報, アラート, 冷蔵庫, 電力使用量, 電池, 監視, 源泉, 養蜂, 巣箱, 照度,
        知らせてほしい, 上がったら, 下がったら, バッテリー`,
      ),
      hint: phrases(`通知, 機器, デバイス, 装置`),
    },
    ar: {
      certain: phrases(
        `مستشعر*, إنترنت الأشياء, منزل ذكي, حساس حرارة, عداد ذكي, محطة طقس, مراقبة عن بعد, مجسات,
        مجس, راسبيري*, esp32, lorawan, حساس*, درجة الحرارة, حرارة الثلاجة, ترتفع حرارة,
        تنبيه عندما, تنبيه إذا, الرطوبة, جودة الهواء, مستوى الماء, منسوب الماء, سلسلة
        التبريد, بيت زجاجي`,
      ),
      sign: phrases(
        `درجات الحرارة, رطوبة, منسوب المياه, حرارة, قياس*, يقيس, إنذار, حد أقصى للحرارة, ثلاجات,
        مجمد, خزانات, بطارية, استهلاك الكهرباء, بيت محمي, بيوت محمية, مضخة, خلايا النحل,
        درجة مئوية, حد, ثلاجة, الثلاجة, جهاز, أجهزة, خلية نحل`,
      ),
      hint: phrases(`خزان, تنبيه, قراءات`),
    },
  },
};
