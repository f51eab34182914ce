import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** Developers call it from their own programs. */
export const api: KnownType = {
  slug: 'api',
  hue: 275,
  words: {
    en: {
      certain: phrases(
        `429, api for, api that, api which, rest api*, public api*, api key*, endpoint*, graphql,
        grpc, openapi, idempoten*, client librar*, api, get /v1, post /v1, http api, json
        api, returns json, api call*, webhooks, status code*, p95, requests per second,
        calls per second, hmac, rfc*, oauth, as json, answers with, free key, restful, rest
        endpoint*, rest service, rest interface, rest api for, http api for, returns the,
        http service, service over http, over http, webhook relay, webhook service, data
        feed, developer portal, api gateway, json over, as a service for developers,
        headless service, machine-readable feed, validation service, geocod*, an endpoint,
        one endpoint, get request*, post request*, http endpoint*, service that resizes,
        service that returns, service that converts, service that validates, given a url,
        microservice that`,
      ),
      sign: phrases(
        `sdk*, apis, webhook*, json, payload*, rate limit*, rate-limit*, microservice*, web
        service*, http request*, curl, programmatic*, machine-readable, developers can, for
        developers, third-party apps, developer*, library for, latency, token*,
        retry-after, swagger, versioned, per call, per lookup, open data, gps point,
        lookup*, give it a, machine to machine, clients can call, as xml, xml, protobuf,
        relay, retries, retry, backoff, queue consumer*, exchange rates, currency rates,
        base url, bearer, access token*, query parameter*, path parameter*, pagination,
        cursor, http, https, throttl*, quota, quotas, per second, requests a day, requests
        per, calls per, calls a month, sandbox key*, test key*, production key*, error
        code*, deprecat*, backwards compatible, changelog, npm package, python package,
        client sdk*, programmer*, integrator*, server to server, bulk endpoint, batch
        request*, lookup by, validate vat, iban*, postcode lookup, public holidays per`,
      ),
      hint: phrases(
        `sandbox, key, keys, integrat*, response, responses, client, batch, documentation, docs,
        validates, schema`,
      ),
    },
    de: {
      certain: phrases(
        `api, programmierschnittstelle*, endpunkt*, apis, rest-api*, graphql, openapi, sdk*,
        api-schlüssel*, feiertage als, liefert json, als json, http-dienst,
        rest-schnittstelle, schnittstelle die, schnittstelle für, json zurück,
        programmier-schnittstelle`,
      ),
      sign: phrases(
        `schnittstelle, webhook*, json, für entwickler*, maschinenlesbar*, webservice*,
        web-service*, http, anfragen pro sekunde, rate-limit*, ratenbegrenz*, entwickler*,
        curl, antwortet mit, validierungsdienst*, microservice*, anbindung*, anfragen pro,
        abfrage per, abfragen, antwortzeit, statuscode, version 1, dokumentation für
        entwickler, softwarehersteller, zugriffsschlüssel`,
      ),
      hint: phrases(`schnittstellen, dienst, aufruf*, schlüssel`),
    },
    fr: {
      certain: phrases(
        `api, api rest, interface de programmation, point de terminaison, points de terminaison, clé
        d'api, clé api, apis, graphql, openapi, sdk*, api publique, une api, l'api, service
        web, endpoint*, api qui, renvoie les, en json, format json, api http, service http`,
      ),
      sign: phrases(
        `webhook*, json, pour les développeurs, requête*, requêtes par seconde, jeton*,
        développeur*, limite de débit, http, interroger, appel api, microservice*,
        documentation technique, renvoie, validation d'adresse*, points d'entrée, appels
        par, par seconde, clé, intégrateurs, réponse json, code d'erreur, versionn*`,
      ),
      hint: phrases(`service, clés, intégr*`),
    },
    es: {
      certain: phrases(
        `api, api rest, interfaz de programación, endpoint*, clave de api, apis, graphql, openapi,
        sdk*, api pública, una api, punto final, puntos finales, api que, devuelve los, en
        json, servicio http`,
      ),
      sign: phrases(
        `webhook*, json, para desarrolladores, servicio web, desarrollador*, peticion*, solicitudes
        por segundo, límite de peticiones, límite de tasa, http, microservicio*, consulta
        programática, token*, programador*, devuelve, llamada a la api, documentación
        técnica, formato json, llamadas por, por segundo, respuesta json, código de error,
        versionad*`,
      ),
      hint: phrases(`servicio, clave, integra*`),
    },
    pt: {
      certain: phrases(
        `api, api rest, interface de programação, endpoint*, chave de api, apis, graphql, openapi,
        sdk*, api pública, uma api, serviço web, api que, devolve os, em json, serviço http`,
      ),
      sign: phrases(
        `webhook*, json, para desenvolvedores, para programadores, desenvolvedor*, programador*,
        requisições por segundo, pedidos por segundo, requisição http, limite de
        requisições, http, token*, microsserviço*, documentação técnica, devolve, chamada à
        api, chamada da api, formato json, resposta em, integração com sistema*, chamadas
        por, por segundo, resposta json, código de erro`,
      ),
      hint: phrases(`serviço, chave, integra*`),
    },
    it: {
      certain: phrases(
        `api, api rest, interfaccia di programmazione, endpoint*, chiave api, servizio web, graphql,
        openapi, sdk*, api pubblica, un'api, api che, restituisce i, in json, servizio http`,
      ),
      sign: phrases(
        `webhook*, json, per sviluppatori, sviluppator*, richieste al secondo, limite di richieste,
        http, token*, microserviz*, documentazione tecnica, restituisce, chiamata api,
        chiamate api, formato json, interrogare, programmator*, integrazione con i sistemi,
        risponde con, chiamate al, al secondo, risposta json, codice di errore`,
      ),
      hint: phrases(`servizio, chiave, chiavi, integra*`),
    },
    nl: {
      certain: phrases(
        `api, rest-api, programmeerinterface, endpoint*, api-sleutel*, apis, api's, graphql,
        openapi, sdk*, publieke api, een api, webservice*, api die, als json, in json,
        http-dienst`,
      ),
      sign: phrases(
        `webhook*, json, voor ontwikkelaars, koppelvlak*, ontwikkelaar*, aanroep*, verzoeken per
        seconde, http, token*, microservice*, technische documentatie, json-formaat, rate
        limit*, koppeling met systemen, programmeur*, geeft terug, sleutel, interface voor,
        machineleesba*, aanroepen per, per seconde, json-antwoord, foutcode*`,
      ),
      hint: phrases(`dienst, koppeling*, integrat*`),
    },
    pl: {
      certain: phrases(
        `rest api, interfejs programistyczny, endpoint*, punkt końcowy, klucz api, api, graphql,
        openapi, sdk*, publiczne api, interfejs api, punktów końcowych, punkty końcowe, api
        które, zwraca święta, jako json, usługa http`,
      ),
      sign: phrases(
        `webhook*, json, dla programistów, dla deweloperów, programist*, deweloper*, zapytań na
        sekundę, żądań na sekundę, żądani*, http, token*, mikrous*, dokumentacja
        techniczna, zwraca json, limit zapytań, limit żądań, wywoła*, usługa sieciowa,
        usługa walidacji, integracja z systemami, zwraca, na sekundę, odpowiedź json, kod
        błędu`,
      ),
      hint: phrases(`usługa, klucz, integr*`),
    },
    ja: {
      certain: phrases(
        `エンドポイント, apiキー, sdk, apiを, rest api, restful, 公開api, graphql, openapi, apiサービス, web api,
        webapi, 返すapi, jsonで, httpで`,
      ),
      sign: phrases(
        `api, webhook, json, 開発者向け, マイクロサービス, リクエストを送, 開発者, リクエスト, レスポンス, トークン, レート制限, jsonを返,
        外部システム, プログラムから, ライブラリ, 認証キー, 1秒あたり, 呼び出す, エラーコード`,
      ),
      hint: phrases(`呼び出し, 連携, 形式`),
    },
    ar: {
      certain: phrases(
        `واجهة برمجة, واجهة برمجية, واجهات برمجية, نقطة نهاية, api, واجهات برمجة, واجهة برمجة
        تطبيقات, graphql, openapi, sdk, rest, نقاط نهاية, بصيغة json, واجهة api`,
      ),
      sign: phrases(
        `للمطورين, json, webhook*, مطورين, مطور, المطورين, طلب في الثانية, طلبات في الثانية, http,
        رمز الوصول, مفتاح api, خدمة ويب, خدمات مصغرة, يعيد النتيجة, توثيق تقني, حد الطلبات,
        استدعاء, برمجيا, في الثانية, رمز الخطأ`,
      ),
      hint: phrases(`مفتاح, تكامل, خدمة`),
    },
  },
};
