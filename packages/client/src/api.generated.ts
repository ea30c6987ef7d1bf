export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the service is up, and which build runs */
        get: operations["systemHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This API as an OpenAPI 3.1 document */
        get: operations["systemOpenapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a PDF or PNG from data, HTML or a web address in one call
         * @description When several inputs are given, data wins over html, and html over url. Accept decides between the file itself and its JSON description.
         */
        post: operations["createDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/create/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What create would make of the data, without making it */
        post: operations["createAnalyze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What data is, and the templates that suit it
         * @description As create/analyze, with the built-in and own templates that fit, best first.
         */
        post: operations["analyzeData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analyze/preview/auto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The layout that create would generate for data, as a session
         * @description Nothing is rendered or charged: modify and generate go on from the session.
         */
        post: operations["analyzePreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analyze/mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What types of documents are recognised by: the table of the detector itself */
        get: operations["analyzeMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fill a template with data and open a session on the result */
        post: operations["sessionsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a session in plain words, or undo the last change
         * @description Every change is a new revision of the session; undo goes back one. With stream=true the answer is a stream of events: start, delta, changes, complete; or error. What is refused before the work begins is an ordinary error.
         */
        post: operations["sessionsModify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render a session to PDF or PNG
         * @description An unchanged session with the same options is the same document again: its end moves, nothing is rendered or counted.
         */
        post: operations["sessionsGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make many documents in one call; an item that fails does not stop the others */
        post: operations["batchGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill one template with many items in one call; one that fails does not stop the others
         * @description For more than 100 items, or more than you want to wait for, use POST /v1/templates/batch/start.
         */
        post: operations["batchTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/brand/extract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the name, logo, colours and fonts of a brand on its page
         * @description The page is shown in a browser and judged by what it shows: the styles of what is seen, the logo’s pixels, and what its metadata says. Colours are never black, white or grey unless there is nothing else.
         */
        post: operations["brandExtract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modify/apply-brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a session’s document the look of a brand
         * @description A new revision of the session: its colours, fonts and logo are those of the brand, its text stays as it is. Where a colour could not be read, it becomes lighter or darker until it contrasts with its ground by 4.5:1. The paper keeps its colour.
         */
        post: operations["brandApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/generate/smart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a document of data with the template that suits it, and say why that one
         * @description Your default template of the detected type, where the data has what it requires; else the best match of all templates; else a generated layout.
         */
        post: operations["smartGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The templates that this key can use */
        get: operations["templatesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A template with its HTML, schema and sample data */
        get: operations["templatesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{id}/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The data that a template takes, as a field list and as JSON Schema */
        get: operations["templatesSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The templates stored under this key, the newest first */
        get: operations["templatesSavedList"];
        put?: never;
        /**
         * Store a Mustache template under the calling key
         * @description Its id can stand wherever a templateId does. With a sessionId it is the design of that session, as save-from-session makes it. A demo key cannot store templates. Mistakes in the Mustache are answered with line and column.
         */
        post: operations["templatesSavedCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/saved/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A stored template with its HTML and schema */
        get: operations["templatesSavedGet"];
        /**
         * Change any part of a stored template, which makes a new version
         * @description What is not named stays as it is. Earlier versions are kept: <id>@1 stands wherever a templateId does.
         */
        put: operations["templatesSavedUpdate"];
        post?: never;
        /** Delete a stored template with all its versions, for good */
        delete: operations["templatesSavedDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a copy of any template, to change it */
        post: operations["templatesClone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/refine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a template in plain words; nothing is stored
         * @description Every Mustache tag is still there afterwards, except where the instruction takes away or replaces what it stands in.
         */
        post: operations["templatesRefine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/styles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The styles of generated layouts, with their colours and fonts */
        get: operations["templatesStyles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The templates that this key can use, in groups */
        get: operations["templatesViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many templates this key can use */
        get: operations["templatesCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill a template, or Mustache that is not stored, without a session
         * @description Without data the template shows its sample data; one that has none gets data made up by the names and types of its fields. Mistakes in the Mustache are answered with line and column.
         */
        post: operations["templatesPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{id}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether data has what a template takes
         * @description Answers 200 whether the data fits or not. Nothing is made and nothing is charged.
         */
        post: operations["templatesValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a template prints, what it takes, and what in it will not work
         * @description Nothing is stored. Mistakes in the Mustache are answered with line and column; so are warnings, where they are about a tag.
         */
        post: operations["templatesAnalyze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a template from a description; it is not stored
         * @description Fields that come with the description are all in the template; of data what a document of it shows. Store it with POST /v1/templates/saved.
         */
        post: operations["templatesGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{id}/inject-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put fields into a template; nothing is stored
         * @description Each goes to the region that it names, else to the one that its name and type belong to, in the look of what stands there: a column of a table for lineItems[].sku, a line of the totals for an amount, a label with its value, a section for a text. What is not in the data leaves nothing.
         */
        post: operations["templatesInjectFields"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/saved/{id}/save-from-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a session's current design as a template's new version
         * @description Of a session that came from a template, the changes of the design are made on that template, and its placeholders stay; changes of values belong to the data and are listed in warnings. A generated layout becomes a template of the printed document, which takes its own data and any other of its kind; other documents are stored as they are.
         */
        post: operations["templatesSavedFromSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/batch/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a job that fills one template with up to 5,000 items
         * @description The job goes on without you, and survives restarts; of a saved template it uses the version of now. Each item is charged when its turn comes: when the month’s documents run out, the remaining items fail with MONTHLY_LIMIT_EXCEEDED as details.code. The job is forgotten when the last of its documents expires.
         */
        post: operations["jobsTemplateStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/batch/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a job over one template stands, with a page of its results
         * @description limit and offset page through the results; items without one yet are pending. Unknown, forgotten and other keys’ jobs are alike.
         */
        get: operations["jobsTemplateGet"];
        put?: never;
        post?: never;
        /**
         * Cancel a job over one template
         * @description What has not begun is not made and not charged; what was made stays, and can be downloaded once the items in work have ended. A job that has ended stays as it is.
         */
        delete: operations["jobsTemplateCancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/batch/{jobId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents of an ended job over one template, as a ZIP
         * @description The files of the items that succeeded, numbered in their order, and results.json, which lists all items. It is made while you read it, so its size is not known in advance. Before the end of the job: 409 JOB_NOT_READY.
         */
        get: operations["jobsTemplateDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/generate/smart/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a job that makes each of up to 5,000 items with the template that suits it
         * @description As smart generation for each item; otherwise as POST /v1/templates/batch/start. A result’s templateId is null where a layout was generated.
         */
        post: operations["jobsSmartStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/generate/smart/batch/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a job of smart generation stands, with a page of its results
         * @description limit and offset page through the results; items without one yet are pending. Unknown, forgotten and other keys’ jobs are alike.
         */
        get: operations["jobsSmartGet"];
        put?: never;
        post?: never;
        /**
         * Cancel a job of smart generation
         * @description What has not begun is not made and not charged; what was made stays, and can be downloaded once the items in work have ended. A job that has ended stays as it is.
         */
        delete: operations["jobsSmartCancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/generate/smart/batch/{jobId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents of an ended job of smart generation, as a ZIP
         * @description The files of the items that succeeded, numbered in their order, and results.json, which lists all items. It is made while you read it, so its size is not known in advance. Before the end of the job: 409 JOB_NOT_READY.
         */
        get: operations["jobsSmartDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A hosted document’s file, for its owner’s key or the holder of a signed link */
        get: operations["documentsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{id}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a hosted document is, without its file */
        get: operations["documentsMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tabledb/connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a token of the table database and list its bases
         * @description The token is used for this request and not stored. It needs to read records and base schemas. All other calls carry it in X-Provider-Key.
         */
        post: operations["tabledbConnect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tabledb/bases/{baseId}/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tables of a base */
        get: operations["tabledbTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tabledb/bases/{baseId}/tables/{tableId}/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fields and views of a table, and how a template names each field
         * @description aiSchema is made for agents that write templates: the path of each field, whether it is a list, and its kind.
         */
        get: operations["tabledbSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tabledb/bases/{baseId}/tables/{tableId}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first records of a table or view, formatted for templates and raw */
        get: operations["tabledbRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tabledb/bases/{baseId}/tables/{tableId}/records/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record, formatted for templates and raw */
        get: operations["tabledbRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sources stored under this key, the newest first, without records and content */
        get: operations["sourcesList"];
        put?: never;
        /**
         * Store where records come from: a table at Airtable, JSON, or CSV
         * @description A token is encrypted at rest and comes back masked. JSON and CSV are read at once, mistakes answered with line and column; a table is first read by test, sync or records.
         */
        post: operations["sourcesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A source, secrets masked */
        get: operations["sourcesGet"];
        /**
         * Replace a source
         * @description A token that is sent back as its mask stays as it is.
         */
        put: operations["sourcesReplace"];
        post?: never;
        /** Delete a source and what is stored of it, its token included */
        delete: operations["sourcesDelete"];
        options?: never;
        head?: never;
        /**
         * Change the name or parts of the configuration of a source
         * @description What is not named stays as it is, the token too. Its type cannot change.
         */
        patch: operations["sourcesPatch"];
        trace?: never;
    };
    "/v1/sources/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try to read a record of a source
         * @description A source that cannot be read is answered with ok: false and the reason.
         */
        post: operations["sourcesTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sources/{id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the fields of a source and count its records
         * @description Of a table with more than 3,000 records recordCount is null: they are not counted.
         */
        post: operations["sourcesSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sources/{id}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records of a source, formatted and raw, filtered and page after page
         * @description nextCursor leads to the next page and is cheaper than a large offset. A record of json and csv has its own id, _id or ID as its id, else its number from 1.
         */
        get: operations["sourcesRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account and its first API key
         * @description Addresses are compared as their mailbox: without case, and without tags and dots where the provider ignores them. Limited by client address.
         */
        post: operations["accountsSignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/recover-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a token by mail and, with it, a new API key in place of all others
         * @description With email alone the answer is the same whether or not there is an account. The token works once, for 15 minutes. Limited by client address and by e-mail address.
         */
        post: operations["accountsRecoverKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an API key by a new one
         * @description The calling key unless keyId names another one of the account; with keep=true the new key comes in addition. A replaced key is refused at once.
         */
        post: operations["accountsRegenerateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account: its keys, usage and limits, what it stores, and its newest documents */
        get: operations["accountsDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The subscriptions of this account, the newest first, with their last delivery */
        get: operations["subscriptionsList"];
        put?: never;
        /**
         * Have events sent to an address
         * @description Each delivery is a POST of { type, timestamp, data }, signed as the Standard Webhooks specification has it: webhook-id, webhook-timestamp, webhook-signature. An event can come twice, under the same webhook-id.
         */
        post: operations["subscriptionsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A subscription with its last delivery */
        get: operations["subscriptionsGet"];
        put?: never;
        post?: never;
        /** End a subscription: nothing more is sent */
        delete: operations["subscriptionsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriptions/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the secret of a subscription; the one before stays valid for a while */
        post: operations["subscriptionsRotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhooks of this account, the newest first */
        get: operations["webhooksList"];
        put?: never;
        /**
         * Have a document made of each record that is sent to an address
         * @description The address is in url; each sender proves that it knows the secret. With mappingId or sourceId it is enough to name a record.
         */
        post: operations["webhooksCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A webhook, without its secret */
        get: operations["webhooksGet"];
        put?: never;
        post?: never;
        /** End a webhook: nothing more is received, and what waits is not made */
        delete: operations["webhooksDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/tabledb/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a record, the id of one, or a notification of the provider: a document is made of it
         * @description The sender proves to know the secret of the webhook: in X-Webhook-Secret, by a signature as Standard Webhooks has it, or, for the provider itself, by X-Airtable-Content-MAC. The document is made in the background. A webhook-id is taken once.
         */
        post: operations["webhooksReceive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/pdfs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document of a run, or the newest one of a webhook
         * @description The file, or its description as JSON. A run that failed is answered with the error that it failed of.
         */
        get: operations["webhooksDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/test/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make the document of a sample record, and say whether that works
         * @description The first record of the source, else the sample data of the template. The document counts as every other; a webhook that does not work is ok: false.
         */
        get: operations["webhooksTest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/telemetry/intent-first": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count an event of a user interface
         * @description The name of the event is counted for the day; nothing else of the request is stored. Limited by client address.
         */
        post: operations["telemetryIntentFirst"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/demo/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents to try the service with, and their data
         * @description No key is needed. Limited by client address.
         */
        get: operations["demoScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/demo/magic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the document of a scenario, changed as a prompt says, or of a prompt alone
         * @description No key is needed, and nothing is stored. Limited by client address, and altogether. Prompts are understood without a language model.
         */
        post: operations["demoMagic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/beta/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for access
         * @description No key is needed. The answer is the same whether or not the address has asked before. Limited by client address.
         */
        post: operations["betaRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/beta/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a one-time code into an API key of tier pro
         * @description No key is needed. An address that has an account keeps it, with the new tier. Limited by client address.
         */
        post: operations["betaActivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/beta/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests for access, the newest first */
        get: operations["betaRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/beta/approve/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a request: a one-time code is made, and mailed where mail is sent
         * @description The code works once, for two weeks. Approving again makes another one, and the one before is dead.
         */
        post: operations["betaApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/beta/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invites of approved requests, without their codes */
        get: operations["betaInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/beta/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many requests and invites there are, by status */
        get: operations["betaStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/migrate/assess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What of another service's template is there here, and the template converted
         * @description The template is read by a parser of its language. Nothing is stored, rendered to a file or charged.
         */
        post: operations["migrateAssess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auto-generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose a template for data: the one that suits it, or a generated one
         * @description The proposal can be accepted for a day. Nothing is rendered or charged.
         */
        post: operations["autoGeneratePropose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auto-generate/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store the proposed template, or make the document of its data
         * @description save decides. A stored template can be used wherever a templateId stands; a document is charged, hosted and has a session, as with create.
         */
        post: operations["autoGenerateAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auto-generate/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The templates that there are now, held against a proposal's data */
        get: operations["autoGenerateMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auto-generate/custom-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Propose a template made for data, whichever templates there are */
        post: operations["autoGenerateCustomTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mappings stored under this key, the newest first */
        get: operations["mappingsList"];
        put?: never;
        /**
         * Store which field of a source fills which placeholder of a template
         * @description Values arrive as a reader expects them: money with its symbol, lists joined, files as their address, linked records by their name. transform and default change that for a field.
         */
        post: operations["mappingsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mappings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A mapping */
        get: operations["mappingsGet"];
        /**
         * Replace a mapping by another one
         * @description Jobs that were started before go on with the one that they began with.
         */
        put: operations["mappingsReplace"];
        post?: never;
        /** Delete a mapping */
        delete: operations["mappingsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mappings/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a mapping makes of a record: the data, the filled template, and what is missing
         * @description PLACEHOLDER_UNMAPPED names placeholders without a field, FIELD_UNKNOWN fields that the source does not have.
         */
        get: operations["mappingsPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/from-mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session on what a mapping makes of a record
         * @description Modify and generate take its sessionId.
         */
        post: operations["mappingsSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mappings/{id}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the document of one record, or of several in a job
         * @description One record is answered as POST /v1/create answers. Several start a job, read and cancelled at /v1/templates/batch/:jobId; it makes the records as they are now.
         */
        post: operations["mappingsGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ai/suggest-mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which field of a source suits which placeholder of a template
         * @description By names, kinds and values of the fields, each placeholder and each field once. The suggestions have the form that POST /v1/mappings takes as fields. A language model, where one is configured, looks at those that are not sure.
         */
        post: operations["aiSuggestMappings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ai/infer-schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The schema of data, or of the data that a template takes
         * @description schema has the form that templates are saved with; jsonSchema is JSON Schema 2020-12, with formats and required keys where it is inferred from data.
         */
        post: operations["aiInferSchema"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ai/match-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The templates that suit data, or fields by their names, best first */
        post: operations["aiMatchTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Says that there is no stream of messages from the server
         * @description The protocol has clients ask for one. A stateless server has none and answers 405, so that they go on without.
         */
        get: operations["mcpListen"];
        put?: never;
        /**
         * A message of the Model Context Protocol: the tools of this service for agents
         * @description Streamable HTTP, stateless: a JSON-RPC message in, its answer out; as server-sent events where the message asks for progress. Accept must name application/json and text/event-stream.
         */
        post: operations["mcpMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            error: string;
            code: string;
            details?: unknown;
        } & {
            [key: string]: unknown;
        };
        ErrorEvent: {
            code: string;
            error: string;
            details?: unknown;
        };
        ValidationError: components["schemas"]["Error"] & {
            /** @constant */
            code: "VALIDATION_ERROR";
            details: {
                path: (string | number)[];
                message: string;
            }[];
        };
        NotFoundError: components["schemas"]["Error"] & {
            /** @constant */
            code: "NOT_FOUND";
            path: string;
        };
        RateLimitExceededError: components["schemas"]["Error"] & {
            /** @constant */
            code: "RATE_LIMIT_EXCEEDED";
            /** @description Seconds. */
            retryAfter: number;
            /** @enum {string} */
            tier: "demo" | "free" | "pro" | "scale" | "unlimited";
            /** @description Requests a window. */
            limit: number;
            windowMs: number;
        };
        MonthlyLimitExceededError: components["schemas"]["Error"] & {
            /** @constant */
            code: "MONTHLY_LIMIT_EXCEEDED";
            /** @description Documents a month. */
            limit: number;
            used: number;
            /** @enum {string} */
            tier: "demo" | "free" | "pro" | "scale" | "unlimited";
            /** @description Where a key of a larger tier is to be had. */
            upgrade: string;
        };
        DocumentExpiredError: components["schemas"]["Error"] & {
            /** @constant */
            code: "DOCUMENT_EXPIRED";
            /**
             * Format: date-time
             * @example 2026-01-31T09:30:00.000Z
             */
            expiredAt: string;
        };
        TemplateNotFoundError: components["schemas"]["Error"] & {
            /** @constant */
            code: "TEMPLATE_NOT_FOUND";
            details: {
                templateId: string;
                availableTemplates: string[];
            };
        };
        PayloadTooLargeError: components["schemas"]["Error"] & {
            /** @constant */
            code: "PAYLOAD_TOO_LARGE";
            details: {
                maxBytes: number;
            };
        };
        GuardrailViolationError: components["schemas"]["Error"] & {
            /** @constant */
            code: "GUARDRAIL_VIOLATION";
            details: {
                /** @enum {string} */
                category: "unsafe_content" | "injection_attempt" | "script_injection";
            };
        };
        RequestNotFeasibleError: components["schemas"]["Error"] & {
            /** @constant */
            code: "REQUEST_NOT_FEASIBLE";
            details: {
                suggestions: string[];
            };
        };
        ContentLossBlockedError: components["schemas"]["Error"] & {
            /** @constant */
            code: "CONTENT_LOSS_BLOCKED";
            details: {
                lost: string[];
                suggestions: string[];
            };
        };
        JobNotReadyError: components["schemas"]["Error"] & {
            /** @constant */
            code: "JOB_NOT_READY";
            details: {
                completed: number;
                failed: number;
                total: number;
            };
        };
        WebhookReplayedError: components["schemas"]["Error"] & {
            /** @constant */
            code: "IDEMPOTENCY_CONFLICT";
            details: {
                runId: string;
            };
        };
        RunNotReadyError: components["schemas"]["Error"] & {
            /** @constant */
            code: "JOB_NOT_READY";
            details: {
                /** @description Seconds. */
                retryAfter: number;
            };
        };
        TabledbErrorError: components["schemas"]["Error"] & {
            /** @constant */
            code: "TABLEDB_ERROR";
            details?: {
                reason: string;
            };
        };
        RecordsErrorError: components["schemas"]["Error"] & {
            /** @constant */
            code: "RECORDS_ERROR";
            details?: {
                reason: string;
            };
        };
        RecordErrorError: components["schemas"]["Error"] & {
            /** @constant */
            code: "RECORD_ERROR";
            details?: {
                reason: string;
            };
        };
        ConnectErrorError: components["schemas"]["Error"] & {
            /** @constant */
            code: "CONNECT_ERROR";
            details?: {
                reason: string;
            };
        };
        TabledbUnavailableError: components["schemas"]["Error"] & {
            /** @constant */
            code: "TABLEDB_ERROR";
            details: {
                reason: string;
                /** @description Seconds, where it is known. */
                retryAfter?: number;
            };
        };
        UrlFetchFailedError: components["schemas"]["Error"] & {
            /** @constant */
            code: "URL_FETCH_FAILED";
            details: {
                /** @description What went wrong, in a word. */
                reason: string;
            };
        };
        GenerationFailedError: components["schemas"]["Error"] & {
            /** @constant */
            code: "GENERATION_FAILED";
            /** @description warnings where options.strict refused them. */
            details?: {
                /** @description What went wrong, in a word. */
                reason: string;
                warnings?: {
                    /** @enum {string} */
                    code: "RESOURCE_FAILED" | "RESOURCE_BLOCKED" | "WAIT_FOR_NOT_FOUND" | "GLYPH_MISSING" | "TEXT_CUT" | "PLACEHOLDER_UNRESOLVED" | "VALUE_LEFT_OUT" | "CHANGE_LEFT_OUT" | "TEXT_FIXED" | "UNKNOWN_FIELD" | "PLACEHOLDER_UNMAPPED" | "PLACEHOLDER_UNKNOWN" | "FIELD_UNKNOWN" | "INTENT_NOT_UNDERSTOOD" | "AMOUNTS_DISAGREE" | "CURRENCIES_MIXED" | "CONTENT_LEFT_OUT" | "TYPE_UNCERTAIN";
                    message: string;
                    /** @description The address, selector, text or characters concerned, as it stands in the document. */
                    subject?: string;
                    /** @description The document’s part that it is in, by its data-service-region. */
                    region?: string;
                    /** @description The field of the request concerned. */
                    path?: (string | number)[];
                    /** @description The field that was probably meant. */
                    suggestion?: string;
                    /** @description The element that it is in, as a CSS selector. */
                    selector?: string;
                }[];
            };
        };
        GenerateErrorError: components["schemas"]["Error"] & {
            /** @constant */
            code: "GENERATE_ERROR";
            details?: {
                /** @description What went wrong, in a word. */
                reason: string;
                warnings?: {
                    /** @enum {string} */
                    code: "RESOURCE_FAILED" | "RESOURCE_BLOCKED" | "WAIT_FOR_NOT_FOUND" | "GLYPH_MISSING" | "TEXT_CUT" | "PLACEHOLDER_UNRESOLVED" | "VALUE_LEFT_OUT" | "CHANGE_LEFT_OUT" | "TEXT_FIXED" | "UNKNOWN_FIELD" | "PLACEHOLDER_UNMAPPED" | "PLACEHOLDER_UNKNOWN" | "FIELD_UNKNOWN" | "INTENT_NOT_UNDERSTOOD" | "AMOUNTS_DISAGREE" | "CURRENCIES_MIXED" | "CONTENT_LEFT_OUT" | "TYPE_UNCERTAIN";
                    message: string;
                    /** @description The address, selector, text or characters concerned, as it stands in the document. */
                    subject?: string;
                    /** @description The document’s part that it is in, by its data-service-region. */
                    region?: string;
                    /** @description The field of the request concerned. */
                    path?: (string | number)[];
                    /** @description The field that was probably meant. */
                    suggestion?: string;
                    /** @description The element that it is in, as a CSS selector. */
                    selector?: string;
                }[];
            };
        };
        RendererNotInstalledError: components["schemas"]["Error"] & {
            /** @constant */
            code: "RENDERER_NOT_INSTALLED";
            details: {
                /** @description A command that installs it. */
                install: string;
            };
        };
        OverloadedError: components["schemas"]["Error"] & {
            /** @constant */
            code: "OVERLOADED";
            details: {
                /** @description Seconds. */
                retryAfter: number;
            };
        };
        Warning: {
            /** @enum {string} */
            code: "RESOURCE_FAILED" | "RESOURCE_BLOCKED" | "WAIT_FOR_NOT_FOUND" | "GLYPH_MISSING" | "TEXT_CUT" | "PLACEHOLDER_UNRESOLVED" | "VALUE_LEFT_OUT" | "CHANGE_LEFT_OUT" | "TEXT_FIXED" | "UNKNOWN_FIELD" | "PLACEHOLDER_UNMAPPED" | "PLACEHOLDER_UNKNOWN" | "FIELD_UNKNOWN" | "INTENT_NOT_UNDERSTOOD" | "AMOUNTS_DISAGREE" | "CURRENCIES_MIXED" | "CONTENT_LEFT_OUT" | "TYPE_UNCERTAIN";
            message: string;
            /** @description The address, selector, text or characters concerned, as it stands in the document. */
            subject?: string;
            /** @description The document’s part that it is in, by its data-service-region. */
            region?: string;
            /** @description The field of the request concerned. */
            path?: (string | number)[];
            /** @description The field that was probably meant. */
            suggestion?: string;
            /** @description The element that it is in, as a CSS selector. */
            selector?: string;
        };
        SystemHealthResponse: {
            /** @constant */
            status: "ok";
            /** @description The running build. */
            version: string;
            /**
             * Format: date-time
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
        };
        SystemOpenapiResponse: {
            openapi: string;
        } & {
            [key: string]: unknown;
        };
        CreateDocumentRequest: {
            /**
             * @description Any JSON object with at least one key.
             * @example {
             *       "invoiceNumber": "INV-1042",
             *       "total": 120
             *     }
             */
            data?: {
                [key: string]: unknown;
            };
            /** @description Raw HTML, rendered as it is. */
            html?: string;
            /** @description Address of a page to capture after rendering. */
            url?: string;
            /** @description Built-in id or saved template; without it the type of the data is detected and a layout generated. Ignored with html or url. */
            templateId?: string;
            /** @description What the document is for. data only. */
            intent?: string;
            /**
             * @description Design of a generated layout. data only.
             * @enum {string}
             */
            style?: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
            /**
             * @default pdf
             * @enum {string}
             */
            format?: "pdf" | "png";
            /** @description Seconds until the hosted document expires. Default 86400. */
            ttl?: number;
            options?: {
                /** @description Paper size. Default letter. */
                pageSize?: ("A3" | "A4" | "A5" | "letter" | "legal" | "tabloid") | {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    width: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    height: string;
                };
                /**
                 * @description Default portrait.
                 * @enum {string}
                 */
                orientation?: "portrait" | "landscape";
                /** @description Page margins. Default 0.5in each. */
                margin?: {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    top?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    bottom?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    left?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    right?: string;
                };
                /** @description Scale of the content, 0.1 to 3. Default 1. */
                scale?: number;
                /** @description Pages to keep, such as "1-3, 5". */
                pageRanges?: string;
                /** @description Header of every page; {{page}} and {{pages}} are filled in. */
                headerHtml?: string;
                /** @description Footer of every page; {{page}} and {{pages}} are filled in. */
                footerHtml?: string;
                /** @description Print "Page n of m" at the foot of every page. Without it documents of data are numbered when they have several pages. */
                pageNumbers?: boolean;
                /** @description Print background colours and images. Default true. */
                printBackground?: boolean;
                /** @description html and url: wait until this CSS selector matches. */
                waitFor?: string;
                /** @description html and url: wait this many milliseconds after loading. */
                waitMs?: number;
                /** @description png: size of the window in CSS pixels. Default 1280 x 800 at 1; of data the width of its page and the height of its content, at 2. */
                viewport?: {
                    width?: number;
                    height?: number;
                    deviceScaleFactor?: number;
                };
                /** @description png: capture the whole page rather than the viewport. Default true. */
                fullPage?: boolean;
                /** @description Text across every page. */
                watermark?: string;
                /** @description The PDF information dictionary. */
                metadata?: {
                    title?: string;
                    author?: string;
                    subject?: string;
                    keywords?: string[];
                };
                /** @description Tagged PDF, for accessibility. Default true. */
                tagged?: boolean;
                /** @description Bookmarks from the headings. Default true; needs tagged. */
                outline?: boolean;
                /** @description Warnings are failures: details.reason is "warnings", nothing is charged and nothing stored. Default false. */
                strict?: boolean;
                /** @description Extra style sheet, applied last. */
                css?: string;
                /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                locale?: string;
                /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                timeZone?: string;
                /** @description data: currency of amounts that the data names none for. */
                currency?: string;
                /**
                 * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                 * @enum {string}
                 */
                details?: "auto" | "none" | "all";
                /** @description url: extra request headers, sent to that origin only. */
                headers?: {
                    [key: string]: string;
                };
                /** @description url: cookies for that origin. */
                cookies?: {
                    name: string;
                    value: string;
                }[];
                /** @description url: HTTP basic authentication for that origin. */
                basicAuth?: {
                    username: string;
                    password: string;
                };
            };
        };
        CreateDocumentResponse: {
            /** @constant */
            success: true;
            /** @enum {string} */
            format: "pdf" | "png";
            /** @description The file as a data URL: data:<mime>;base64,<data>. */
            url: string;
            /** @description Bytes. */
            size: number;
            filename: string;
            /**
             * Format: date-time
             * @example 2026-01-31T09:30:00.000Z
             */
            expiresAt: string;
            pageCount: number;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            documentId: string;
            /**
             * Format: uri
             * @description Signed link to the hosted document, valid until expiresAt; &download=1 makes it an attachment.
             */
            documentUrl: string;
            warnings: components["schemas"]["Warning"][];
            /** @description data only. */
            analysis?: {
                /** @enum {string} */
                detectedType: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "document";
                confidence: number;
                fieldsIdentified: string[];
                layoutDecisions: string[];
                /** @description Paths of the data that the document leaves out, with [] for every entry of a list. */
                unprinted?: string[];
            };
            source: {
                /** @constant */
                type: "template";
                templateId: string;
                /** @description The version that was used. */
                version?: number;
            } | {
                /** @constant */
                type: "data";
            } | {
                /** @constant */
                type: "html";
            } | {
                /** @constant */
                type: "url";
                url: string;
            };
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            sessionId: string;
            _links: {
                /** @constant */
                modify: "/v1/modify";
                /** @constant */
                generate: "/v1/generate";
            };
        };
        CreateAnalyzeRequest: {
            /**
             * @description Any JSON object with at least one key.
             * @example {
             *       "invoiceNumber": "INV-1042",
             *       "total": 120
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            intent?: string;
        };
        CreateAnalyzeResponse: {
            /** @constant */
            success: true;
            analysis: {
                /** @enum {string} */
                documentType: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "document";
                confidence: number;
                fields: {
                    header: string[];
                    recipient: string[];
                    lineItems: string[];
                    summary: string[];
                    metadata: string[];
                    footer: string[];
                    technical?: string[];
                };
                layout: {
                    headerStyle: string;
                    contentStyle: string;
                    summaryStyle: string;
                };
                styling: {
                    /** @enum {string} */
                    suggestedStyle: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                };
                /** @description Paths of the data that the document leaves out, with [] for every entry of a list. */
                unprinted?: string[];
            };
            recommendations: {
                /** @enum {string} */
                suggestedStyle: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                suggestedLayout: string;
                fieldsFound: number;
                tips: string[];
            };
            warnings?: components["schemas"]["Warning"][];
        };
        AnalyzeDataRequest: {
            /**
             * @description Any JSON object with at least one key.
             * @example {
             *       "invoiceNumber": "INV-1042",
             *       "total": 120
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            intent?: string;
        };
        AnalyzeDataResponse: {
            /** @constant */
            success: true;
            analysis: {
                /** @enum {string} */
                documentType: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "document";
                confidence: number;
                fields: {
                    header: string[];
                    recipient: string[];
                    lineItems: string[];
                    summary: string[];
                    metadata: string[];
                    footer: string[];
                    technical?: string[];
                };
                layout: {
                    headerStyle: string;
                    contentStyle: string;
                    summaryStyle: string;
                };
                styling: {
                    /** @enum {string} */
                    suggestedStyle: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                };
                /** @description Paths of the data that the document leaves out, with [] for every entry of a list. */
                unprinted?: string[];
            };
            recommendations: {
                /** @enum {string} */
                suggestedStyle: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                suggestedLayout: string;
                fieldsFound: number;
                tips: string[];
            };
            /** @description Best first. */
            templates: {
                templateId: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                score: number;
                reasons: string[];
            }[];
            warnings?: components["schemas"]["Warning"][];
        };
        AnalyzePreviewRequest: {
            /**
             * @description Any JSON object with at least one key.
             * @example {
             *       "invoiceNumber": "INV-1042",
             *       "total": 120
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            intent?: string;
            /**
             * @description Design of the layout.
             * @enum {string}
             */
            style?: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
        };
        AnalyzePreviewResponse: {
            /** @constant */
            success: true;
            html: string;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            sessionId: string;
            analysis: {
                /** @enum {string} */
                documentType: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "document";
                confidence: number;
                fields: {
                    header: string[];
                    recipient: string[];
                    lineItems: string[];
                    summary: string[];
                    metadata: string[];
                    footer: string[];
                    technical?: string[];
                };
                layout: {
                    headerStyle: string;
                    contentStyle: string;
                    summaryStyle: string;
                };
                styling: {
                    /** @enum {string} */
                    suggestedStyle: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                };
                /** @description Paths of the data that the document leaves out, with [] for every entry of a list. */
                unprinted?: string[];
            };
            warnings: components["schemas"]["Warning"][];
        };
        AnalyzeMappingsResponse: {
            /** @constant */
            success: true;
            types: {
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract";
                /** @description Parts that speak for the type, and how much. */
                signals: {
                    role: string;
                    weight: number;
                }[];
                /** @description Without all of one of these groups the type is not considered. */
                requiredSignals: string[][];
                /** @description Words that name the type; * stands for the beginning of a compound. */
                names: string[];
                /** @description Keys that are known for each part, in lower case without punctuation. */
                fieldAliases: {
                    [key: string]: string[];
                };
            }[];
            /** @description Systems whose records are known, by name. */
            systems: {
                id: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "document";
            }[];
        };
        SessionsPreviewRequest: {
            /** @description Built-in id or saved template. */
            template: string;
            /** @description The template’s data. */
            data: {
                [key: string]: unknown;
            };
        };
        SessionsPreviewResponse: {
            html: string;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            sessionId: string;
            warnings?: components["schemas"]["Warning"][];
        };
        SessionsModifyRequest: {
            sessionId: string;
            /** @description The change, in plain words. */
            instruction?: string;
            /** @description Another name of instruction, which wins over it. */
            prompt?: string;
            /** @description The part that the change is meant for: a value of data-service-region. */
            region?: string;
            /** @description Goes back one revision instead; an instruction in the same request is ignored. */
            undo?: boolean;
        };
        SessionsModifyResponse: {
            /** @description The whole document as it is now. */
            html: string;
            /** @description What was changed, a plain English sentence for each change. */
            changes: string[];
            /** @description Of a language model; 0 where none was asked. */
            tokensUsed: number;
            /** @description Whether everything that was asked for could be read back from the new document. */
            selfCheckPassed: boolean;
            /** @description Why selfCheckPassed is false: what of it is not there or not sure, in plain English sentences. */
            findings: string[];
            warnings?: components["schemas"]["Warning"][];
        };
        SessionsModifyEventStart: {
            /** @description embedded, or the name of the language model. */
            model: string;
            /** @description Milliseconds. */
            estimatedTime: number;
        };
        SessionsModifyEventDelta: {
            /** @description What is being done. */
            text: string;
        };
        SessionsModifyEventChanges: {
            /** @description What was changed, a plain English sentence for each change. */
            changes: string[];
        };
        SessionsModifyEventComplete: {
            /** @description The whole document as it is now. */
            html: string;
            /** @description What was changed, a plain English sentence for each change. */
            changes: string[];
            /** @description Of a language model; 0 where none was asked. */
            tokensUsed: number;
            /** @description Whether everything that was asked for could be read back from the new document. */
            selfCheckPassed: boolean;
            /** @description Why selfCheckPassed is false: what of it is not there or not sure, in plain English sentences. */
            findings: string[];
            usage: {
                processingTimeMs: number;
            };
        };
        SessionsGenerateRequest: {
            sessionId: string;
            /**
             * @default pdf
             * @enum {string}
             */
            format?: "pdf" | "png";
            /**
             * @description Rendering options.
             * @example {
             *       "pageSize": "A4",
             *       "margin": {
             *         "top": "20mm"
             *       }
             *     }
             */
            options?: {
                /** @description Paper size. Default letter. */
                pageSize?: ("A3" | "A4" | "A5" | "letter" | "legal" | "tabloid") | {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    width: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    height: string;
                };
                /**
                 * @description Default portrait.
                 * @enum {string}
                 */
                orientation?: "portrait" | "landscape";
                /** @description Page margins. Default 0.5in each. */
                margin?: {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    top?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    bottom?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    left?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    right?: string;
                };
                /** @description Scale of the content, 0.1 to 3. Default 1. */
                scale?: number;
                /** @description Pages to keep, such as "1-3, 5". */
                pageRanges?: string;
                /** @description Header of every page; {{page}} and {{pages}} are filled in. */
                headerHtml?: string;
                /** @description Footer of every page; {{page}} and {{pages}} are filled in. */
                footerHtml?: string;
                /** @description Print "Page n of m" at the foot of every page. Without it documents of data are numbered when they have several pages. */
                pageNumbers?: boolean;
                /** @description Print background colours and images. Default true. */
                printBackground?: boolean;
                /** @description html and url: wait until this CSS selector matches. */
                waitFor?: string;
                /** @description html and url: wait this many milliseconds after loading. */
                waitMs?: number;
                /** @description png: size of the window in CSS pixels. Default 1280 x 800 at 1; of data the width of its page and the height of its content, at 2. */
                viewport?: {
                    width?: number;
                    height?: number;
                    deviceScaleFactor?: number;
                };
                /** @description png: capture the whole page rather than the viewport. Default true. */
                fullPage?: boolean;
                /** @description Text across every page. */
                watermark?: string;
                /** @description The PDF information dictionary. */
                metadata?: {
                    title?: string;
                    author?: string;
                    subject?: string;
                    keywords?: string[];
                };
                /** @description Tagged PDF, for accessibility. Default true. */
                tagged?: boolean;
                /** @description Bookmarks from the headings. Default true; needs tagged. */
                outline?: boolean;
                /** @description Warnings are failures: details.reason is "warnings", nothing is charged and nothing stored. Default false. */
                strict?: boolean;
                /** @description Extra style sheet, applied last. */
                css?: string;
            };
            /** @description Seconds until the hosted document expires. Default 86400. */
            ttl?: number;
        };
        SessionsGenerateResponse: {
            /** @constant */
            success: true;
            /** @enum {string} */
            format: "pdf" | "png";
            /** @description The file as a data URL: data:<mime>;base64,<data>. */
            url: string;
            /** @description Bytes. */
            size: number;
            filename: string;
            /**
             * Format: date-time
             * @example 2026-01-31T09:30:00.000Z
             */
            expiresAt: string;
            pageCount: number;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            documentId: string;
            /**
             * Format: uri
             * @description Signed link to the hosted document, valid until expiresAt; &download=1 makes it an attachment.
             */
            documentUrl: string;
            warnings: components["schemas"]["Warning"][];
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            sessionId: string;
        };
        BatchGenerateRequest: {
            /** @description Objects of { data, style?, format?, templateId?, intent?, options?, ttl? }; each is checked and generated on its own. */
            items: unknown[];
        };
        BatchGenerateResponse: {
            results: ({
                index: number;
                /** @constant */
                status: "success";
                url: string;
                filename: string;
                size: number;
                pageCount: number;
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                documentId: string;
                /** Format: uri */
                documentUrl: string;
                /** @enum {string} */
                detectedType: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "document";
                warnings: {
                    /** @enum {string} */
                    code: "RESOURCE_FAILED" | "RESOURCE_BLOCKED" | "WAIT_FOR_NOT_FOUND" | "GLYPH_MISSING" | "TEXT_CUT" | "PLACEHOLDER_UNRESOLVED" | "VALUE_LEFT_OUT" | "CHANGE_LEFT_OUT" | "TEXT_FIXED" | "UNKNOWN_FIELD" | "PLACEHOLDER_UNMAPPED" | "PLACEHOLDER_UNKNOWN" | "FIELD_UNKNOWN" | "INTENT_NOT_UNDERSTOOD" | "AMOUNTS_DISAGREE" | "CURRENCIES_MIXED" | "CONTENT_LEFT_OUT" | "TYPE_UNCERTAIN";
                    message: string;
                    /** @description The address, selector, text or characters concerned, as it stands in the document. */
                    subject?: string;
                    /** @description The document’s part that it is in, by its data-service-region. */
                    region?: string;
                    /** @description The field of the request concerned. */
                    path?: (string | number)[];
                    /** @description The field that was probably meant. */
                    suggestion?: string;
                    /** @description The element that it is in, as a CSS selector. */
                    selector?: string;
                }[];
            } | {
                index: number;
                /** @constant */
                status: "error";
                error: string;
                /** @constant */
                errorCode: "ITEM_GENERATION_FAILED";
                details?: unknown;
            })[];
            successCount: number;
            failCount: number;
            warnings?: components["schemas"]["Warning"][];
        };
        BatchTemplateRequest: {
            /** @description Built-in id or saved template, of all items. */
            templateId: string;
            /** @description The data of each document: JSON objects. Each is checked and made on its own. */
            items: unknown[];
            /**
             * @default pdf
             * @enum {string}
             */
            format?: "pdf" | "png";
            options?: {
                /** @description Paper size. Default letter. */
                pageSize?: ("A3" | "A4" | "A5" | "letter" | "legal" | "tabloid") | {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    width: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    height: string;
                };
                /**
                 * @description Default portrait.
                 * @enum {string}
                 */
                orientation?: "portrait" | "landscape";
                /** @description Page margins. Default 0.5in each. */
                margin?: {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    top?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    bottom?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    left?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    right?: string;
                };
                /** @description Scale of the content, 0.1 to 3. Default 1. */
                scale?: number;
                /** @description Pages to keep, such as "1-3, 5". */
                pageRanges?: string;
                /** @description Header of every page; {{page}} and {{pages}} are filled in. */
                headerHtml?: string;
                /** @description Footer of every page; {{page}} and {{pages}} are filled in. */
                footerHtml?: string;
                /** @description Print "Page n of m" at the foot of every page. Without it documents of data are numbered when they have several pages. */
                pageNumbers?: boolean;
                /** @description Print background colours and images. Default true. */
                printBackground?: boolean;
                /** @description html and url: wait until this CSS selector matches. */
                waitFor?: string;
                /** @description html and url: wait this many milliseconds after loading. */
                waitMs?: number;
                /** @description png: size of the window in CSS pixels. Default 1280 x 800 at 1; of data the width of its page and the height of its content, at 2. */
                viewport?: {
                    width?: number;
                    height?: number;
                    deviceScaleFactor?: number;
                };
                /** @description png: capture the whole page rather than the viewport. Default true. */
                fullPage?: boolean;
                /** @description Text across every page. */
                watermark?: string;
                /** @description The PDF information dictionary. */
                metadata?: {
                    title?: string;
                    author?: string;
                    subject?: string;
                    keywords?: string[];
                };
                /** @description Tagged PDF, for accessibility. Default true. */
                tagged?: boolean;
                /** @description Bookmarks from the headings. Default true; needs tagged. */
                outline?: boolean;
                /** @description Warnings are failures: details.reason is "warnings", nothing is charged and nothing stored. Default false. */
                strict?: boolean;
                /** @description Extra style sheet, applied last. */
                css?: string;
                /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                locale?: string;
                /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                timeZone?: string;
                /** @description data: currency of amounts that the data names none for. */
                currency?: string;
                /**
                 * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                 * @enum {string}
                 */
                details?: "auto" | "none" | "all";
            };
            /** @description Seconds until the hosted document expires. Default 86400. */
            ttl?: number;
        };
        BatchTemplateResponse: {
            results: ({
                index: number;
                /** @constant */
                status: "success";
                url: string;
                filename: string;
                size: number;
                pageCount: number;
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                documentId: string;
                /** Format: uri */
                documentUrl: string;
                /** @enum {string} */
                detectedType: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "document";
                warnings: {
                    /** @enum {string} */
                    code: "RESOURCE_FAILED" | "RESOURCE_BLOCKED" | "WAIT_FOR_NOT_FOUND" | "GLYPH_MISSING" | "TEXT_CUT" | "PLACEHOLDER_UNRESOLVED" | "VALUE_LEFT_OUT" | "CHANGE_LEFT_OUT" | "TEXT_FIXED" | "UNKNOWN_FIELD" | "PLACEHOLDER_UNMAPPED" | "PLACEHOLDER_UNKNOWN" | "FIELD_UNKNOWN" | "INTENT_NOT_UNDERSTOOD" | "AMOUNTS_DISAGREE" | "CURRENCIES_MIXED" | "CONTENT_LEFT_OUT" | "TYPE_UNCERTAIN";
                    message: string;
                    /** @description The address, selector, text or characters concerned, as it stands in the document. */
                    subject?: string;
                    /** @description The document’s part that it is in, by its data-service-region. */
                    region?: string;
                    /** @description The field of the request concerned. */
                    path?: (string | number)[];
                    /** @description The field that was probably meant. */
                    suggestion?: string;
                    /** @description The element that it is in, as a CSS selector. */
                    selector?: string;
                }[];
            } | {
                index: number;
                /** @constant */
                status: "error";
                error: string;
                /** @constant */
                errorCode: "ITEM_GENERATION_FAILED";
                details?: unknown;
            })[];
            successCount: number;
            failCount: number;
            warnings?: components["schemas"]["Warning"][];
        };
        BrandExtractRequest: {
            /** @description Address of a page of the brand. */
            url?: string;
            /** @description Its markup; wins over url. */
            html?: string;
        };
        BrandExtractResponse: {
            /** @constant */
            success: true;
            brand: {
                /** @description null when nothing names it. */
                name: string | null;
                /** @description An https address, or a PNG as a data URL where the page draws its logo itself or sends it in the clear; null when there is none. */
                logoUrl: string | null;
                colors: {
                    /**
                     * @description Of buttons, links and the logo.
                     * @example #635bff
                     */
                    primary: string;
                    /**
                     * @description The next one; a dark neutral where the brand has one colour.
                     * @example #635bff
                     */
                    secondary: string;
                    /**
                     * @description One more; the primary colour where there is none.
                     * @example #635bff
                     */
                    accent: string;
                    /** @example #635bff */
                    text: string;
                    /**
                     * @description What the text stands on.
                     * @example #635bff
                     */
                    background: string;
                };
                /** @description Names of families: of headings first, then of text; one where both are the same. */
                fonts: string[];
                confidence: number;
            };
            warnings?: components["schemas"]["Warning"][];
        };
        BrandApplyRequest: {
            sessionId: string;
            brand: {
                /** @description Describes the logo to those who do not see it. */
                name?: string | null;
                /** @description An https address, or a PNG, JPEG, GIF, WebP or AVIF as a data URL. */
                logoUrl?: string | null;
                /** @description The paper keeps its colour: background says only what the other colours were chosen for. */
                colors?: {
                    /** @description A CSS colour: hex, a name, rgb(), hsl() and their kin. */
                    primary?: string | null;
                    /** @description A CSS colour: hex, a name, rgb(), hsl() and their kin. */
                    secondary?: string | null;
                    /** @description A CSS colour: hex, a name, rgb(), hsl() and their kin. */
                    accent?: string | null;
                    /** @description A CSS colour: hex, a name, rgb(), hsl() and their kin. */
                    text?: string | null;
                    /** @description A CSS colour: hex, a name, rgb(), hsl() and their kin. */
                    background?: string | null;
                } | null;
                /** @description Names of families: of headings first, then of text. */
                fonts?: (string[] | {
                    heading?: string;
                    body?: string;
                }) | null;
            };
        };
        BrandApplyResponse: {
            /** @description The whole document as it is now. */
            html: string;
            /** @description What was changed, a plain English sentence for each change. */
            changes: string[];
            /**
             * @description No language model is asked.
             * @constant
             */
            tokensUsed: 0;
            /** @description Whether the brand could be read back from the new document, and all of its text contrasts with what it stands on by 4.5:1 at least. */
            selfCheckPassed: boolean;
            warnings?: components["schemas"]["Warning"][];
        };
        SmartGenerateRequest: {
            /**
             * @description Any JSON object with at least one key.
             * @example {
             *       "invoiceNumber": "INV-1042",
             *       "total": 120
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            intent?: string;
            /**
             * @description Design of a generated layout, where that is chosen.
             * @enum {string}
             */
            style?: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
            /**
             * @default pdf
             * @enum {string}
             */
            format?: "pdf" | "png";
            options?: {
                /** @description Paper size. Default letter. */
                pageSize?: ("A3" | "A4" | "A5" | "letter" | "legal" | "tabloid") | {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    width: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    height: string;
                };
                /**
                 * @description Default portrait.
                 * @enum {string}
                 */
                orientation?: "portrait" | "landscape";
                /** @description Page margins. Default 0.5in each. */
                margin?: {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    top?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    bottom?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    left?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    right?: string;
                };
                /** @description Scale of the content, 0.1 to 3. Default 1. */
                scale?: number;
                /** @description Pages to keep, such as "1-3, 5". */
                pageRanges?: string;
                /** @description Header of every page; {{page}} and {{pages}} are filled in. */
                headerHtml?: string;
                /** @description Footer of every page; {{page}} and {{pages}} are filled in. */
                footerHtml?: string;
                /** @description Print "Page n of m" at the foot of every page. Without it documents of data are numbered when they have several pages. */
                pageNumbers?: boolean;
                /** @description Print background colours and images. Default true. */
                printBackground?: boolean;
                /** @description html and url: wait until this CSS selector matches. */
                waitFor?: string;
                /** @description html and url: wait this many milliseconds after loading. */
                waitMs?: number;
                /** @description png: size of the window in CSS pixels. Default 1280 x 800 at 1; of data the width of its page and the height of its content, at 2. */
                viewport?: {
                    width?: number;
                    height?: number;
                    deviceScaleFactor?: number;
                };
                /** @description png: capture the whole page rather than the viewport. Default true. */
                fullPage?: boolean;
                /** @description Text across every page. */
                watermark?: string;
                /** @description The PDF information dictionary. */
                metadata?: {
                    title?: string;
                    author?: string;
                    subject?: string;
                    keywords?: string[];
                };
                /** @description Tagged PDF, for accessibility. Default true. */
                tagged?: boolean;
                /** @description Bookmarks from the headings. Default true; needs tagged. */
                outline?: boolean;
                /** @description Warnings are failures: details.reason is "warnings", nothing is charged and nothing stored. Default false. */
                strict?: boolean;
                /** @description Extra style sheet, applied last. */
                css?: string;
                /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                locale?: string;
                /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                timeZone?: string;
                /** @description data: currency of amounts that the data names none for. */
                currency?: string;
                /**
                 * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                 * @enum {string}
                 */
                details?: "auto" | "none" | "all";
            };
            /** @description Seconds until the hosted document expires. Default 86400. */
            ttl?: number;
        };
        SmartGenerateResponse: {
            /** @constant */
            success: true;
            /** @enum {string} */
            format: "pdf" | "png";
            /** @description The file as a data URL: data:<mime>;base64,<data>. */
            url: string;
            /** @description Bytes. */
            size: number;
            filename: string;
            /**
             * Format: date-time
             * @example 2026-01-31T09:30:00.000Z
             */
            expiresAt: string;
            pageCount: number;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            documentId: string;
            /**
             * Format: uri
             * @description Signed link to the hosted document, valid until expiresAt; &download=1 makes it an attachment.
             */
            documentUrl: string;
            warnings: components["schemas"]["Warning"][];
            /** @description data only. */
            analysis?: {
                /** @enum {string} */
                detectedType: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "document";
                confidence: number;
                fieldsIdentified: string[];
                layoutDecisions: string[];
                /** @description Paths of the data that the document leaves out, with [] for every entry of a list. */
                unprinted?: string[];
            };
            source: {
                /** @constant */
                type: "template";
                templateId: string;
                /** @description The version that was used. */
                version?: number;
            } | {
                /** @constant */
                type: "data";
            } | {
                /** @constant */
                type: "html";
            } | {
                /** @constant */
                type: "url";
                url: string;
            };
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            sessionId: string;
            _links: {
                /** @constant */
                modify: "/v1/modify";
                /** @constant */
                generate: "/v1/generate";
            };
            decision: {
                /** @description null: a layout was generated. */
                templateId: string | null;
                score: number;
                reasons: string[];
            };
        };
        TemplatesListResponse: {
            /** @constant */
            success: true;
            templates: {
                id: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                description: string;
                /** @enum {string} */
                style: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                isDefault: boolean;
                version: number;
                /** @enum {string} */
                source: "builtin" | "saved";
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
            }[];
            total: number;
            limit: number;
            offset: number;
        };
        TemplatesGetResponse: {
            /** @constant */
            success: true;
            template: {
                id: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                description: string;
                /** @enum {string} */
                style: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                isDefault: boolean;
                version: number;
                /** @enum {string} */
                source: "builtin" | "saved";
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
                html: string;
                schema: {
                    fields: {
                        /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                        name: string;
                        /** @enum {string} */
                        type: "string" | "number" | "boolean" | "array" | "object";
                        required?: boolean;
                    }[];
                };
                sampleData: {
                    [key: string]: unknown;
                };
                writing?: {
                    /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                    locale?: string;
                    /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                    timeZone?: string;
                    /** @description data: currency of amounts that the data names none for. */
                    currency?: string;
                    /**
                     * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                     * @enum {string}
                     */
                    details?: "auto" | "none" | "all";
                    /** @description What the document is for, as a request’s `intent` says it. */
                    intent?: string;
                    /** @description How amounts, numbers and dates are written, in order: currency, decimals, a pattern of dates. */
                    formats?: ({
                        /** @constant */
                        what: "currency";
                        currency: string;
                        /** @enum {string} */
                        display?: "symbol" | "code" | "none";
                        /** @enum {string} */
                        place?: "before" | "after";
                    } | {
                        /** @constant */
                        what: "number";
                        decimals?: number;
                        /** @enum {string} */
                        decimalMark?: "." | ",";
                        /** @enum {string} */
                        grouping?: "," | "." | " " | "'" | "";
                        /** @enum {string} */
                        negative?: "lead" | "brackets" | "trail";
                    } | {
                        /** @constant */
                        what: "date";
                        pattern: string;
                    })[];
                };
            };
        };
        TemplatesSchemaResponse: {
            /** @constant */
            success: true;
            templateId: string;
            schema: {
                fields: {
                    /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                    name: string;
                    /** @enum {string} */
                    type: "string" | "number" | "boolean" | "array" | "object";
                    required?: boolean;
                }[];
            };
            /** @description JSON Schema 2020-12. */
            jsonSchema: {
                [key: string]: unknown;
            };
            sampleData: {
                [key: string]: unknown;
            };
        };
        TemplatesSavedCreateRequest: {
            name: string;
            /** @description Mustache HTML. Its syntax is checked when it is saved. */
            html?: string;
            /**
             * @default custom
             * @enum {string}
             */
            type?: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
            /** @default  */
            description?: string;
            /**
             * @default {
             *       "fields": []
             *     }
             */
            schema?: {
                fields: {
                    /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                    name: string;
                    /** @enum {string} */
                    type: "string" | "number" | "boolean" | "array" | "object";
                    required?: boolean;
                }[];
            };
            /**
             * @default professional
             * @enum {string}
             */
            style?: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
            /**
             * @description Each type has at most one default: setting it unsets another.
             * @default false
             */
            isDefault?: boolean;
            /** @description Data that shows what the template does. */
            sampleData?: {
                [key: string]: unknown;
            };
            /** @description How values are written where neither data nor request says it. */
            writing?: {
                /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                locale?: string;
                /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                timeZone?: string;
                /** @description data: currency of amounts that the data names none for. */
                currency?: string;
                /**
                 * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                 * @enum {string}
                 */
                details?: "auto" | "none" | "all";
                /** @description What the document is for, as a request’s `intent` says it. */
                intent?: string;
                /** @description How amounts, numbers and dates are written, in order: currency, decimals, a pattern of dates. */
                formats?: ({
                    /** @constant */
                    what: "currency";
                    currency: string;
                    /** @enum {string} */
                    display?: "symbol" | "code" | "none";
                    /** @enum {string} */
                    place?: "before" | "after";
                } | {
                    /** @constant */
                    what: "number";
                    decimals?: number;
                    /** @enum {string} */
                    decimalMark?: "." | ",";
                    /** @enum {string} */
                    grouping?: "," | "." | " " | "'" | "";
                    /** @enum {string} */
                    negative?: "lead" | "brackets" | "trail";
                } | {
                    /** @constant */
                    what: "date";
                    pattern: string;
                })[];
            };
            /** @description In place of html: the template of this session’s design, with its schema, sampleData and writing. */
            sessionId?: string;
        };
        TemplatesSavedCreateResponse: {
            /** @constant */
            success: true;
            template: {
                id: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                description: string;
                /** @enum {string} */
                style: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                isDefault: boolean;
                version: number;
                /** @enum {string} */
                source: "builtin" | "saved";
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
                html: string;
                schema: {
                    fields: {
                        /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                        name: string;
                        /** @enum {string} */
                        type: "string" | "number" | "boolean" | "array" | "object";
                        required?: boolean;
                    }[];
                };
                sampleData: {
                    [key: string]: unknown;
                };
                writing?: {
                    /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                    locale?: string;
                    /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                    timeZone?: string;
                    /** @description data: currency of amounts that the data names none for. */
                    currency?: string;
                    /**
                     * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                     * @enum {string}
                     */
                    details?: "auto" | "none" | "all";
                    /** @description What the document is for, as a request’s `intent` says it. */
                    intent?: string;
                    /** @description How amounts, numbers and dates are written, in order: currency, decimals, a pattern of dates. */
                    formats?: ({
                        /** @constant */
                        what: "currency";
                        currency: string;
                        /** @enum {string} */
                        display?: "symbol" | "code" | "none";
                        /** @enum {string} */
                        place?: "before" | "after";
                    } | {
                        /** @constant */
                        what: "number";
                        decimals?: number;
                        /** @enum {string} */
                        decimalMark?: "." | ",";
                        /** @enum {string} */
                        grouping?: "," | "." | " " | "'" | "";
                        /** @enum {string} */
                        negative?: "lead" | "brackets" | "trail";
                    } | {
                        /** @constant */
                        what: "date";
                        pattern: string;
                    })[];
                };
            };
            /** @description sessionId: what of the session is not in the template, and why. */
            warnings?: components["schemas"]["Warning"][];
        };
        TemplatesSavedListResponse: {
            /** @constant */
            success: true;
            templates: {
                id: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                description: string;
                /** @enum {string} */
                style: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                isDefault: boolean;
                version: number;
                /** @enum {string} */
                source: "builtin" | "saved";
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
            }[];
            total: number;
            limit: number;
            offset: number;
        };
        TemplatesSavedGetResponse: {
            /** @constant */
            success: true;
            template: {
                id: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                description: string;
                /** @enum {string} */
                style: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                isDefault: boolean;
                version: number;
                /** @enum {string} */
                source: "builtin" | "saved";
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
                html: string;
                schema: {
                    fields: {
                        /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                        name: string;
                        /** @enum {string} */
                        type: "string" | "number" | "boolean" | "array" | "object";
                        required?: boolean;
                    }[];
                };
                sampleData: {
                    [key: string]: unknown;
                };
                writing?: {
                    /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                    locale?: string;
                    /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                    timeZone?: string;
                    /** @description data: currency of amounts that the data names none for. */
                    currency?: string;
                    /**
                     * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                     * @enum {string}
                     */
                    details?: "auto" | "none" | "all";
                    /** @description What the document is for, as a request’s `intent` says it. */
                    intent?: string;
                    /** @description How amounts, numbers and dates are written, in order: currency, decimals, a pattern of dates. */
                    formats?: ({
                        /** @constant */
                        what: "currency";
                        currency: string;
                        /** @enum {string} */
                        display?: "symbol" | "code" | "none";
                        /** @enum {string} */
                        place?: "before" | "after";
                    } | {
                        /** @constant */
                        what: "number";
                        decimals?: number;
                        /** @enum {string} */
                        decimalMark?: "." | ",";
                        /** @enum {string} */
                        grouping?: "," | "." | " " | "'" | "";
                        /** @enum {string} */
                        negative?: "lead" | "brackets" | "trail";
                    } | {
                        /** @constant */
                        what: "date";
                        pattern: string;
                    })[];
                };
            };
        };
        TemplatesSavedUpdateRequest: {
            name?: string;
            /** @enum {string} */
            type?: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
            description?: string;
            /** @description Mustache HTML. Its syntax is checked when it is saved. */
            html?: string;
            schema?: {
                fields: {
                    /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                    name: string;
                    /** @enum {string} */
                    type: "string" | "number" | "boolean" | "array" | "object";
                    required?: boolean;
                }[];
            };
            /** @enum {string} */
            style?: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
            /** @description Each type has at most one default: setting it unsets another. */
            isDefault?: boolean;
            /** @description Data that shows what the template does. */
            sampleData?: {
                [key: string]: unknown;
            };
            /** @description How values are written where neither data nor request says it. */
            writing?: {
                /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                locale?: string;
                /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                timeZone?: string;
                /** @description data: currency of amounts that the data names none for. */
                currency?: string;
                /**
                 * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                 * @enum {string}
                 */
                details?: "auto" | "none" | "all";
                /** @description What the document is for, as a request’s `intent` says it. */
                intent?: string;
                /** @description How amounts, numbers and dates are written, in order: currency, decimals, a pattern of dates. */
                formats?: ({
                    /** @constant */
                    what: "currency";
                    currency: string;
                    /** @enum {string} */
                    display?: "symbol" | "code" | "none";
                    /** @enum {string} */
                    place?: "before" | "after";
                } | {
                    /** @constant */
                    what: "number";
                    decimals?: number;
                    /** @enum {string} */
                    decimalMark?: "." | ",";
                    /** @enum {string} */
                    grouping?: "," | "." | " " | "'" | "";
                    /** @enum {string} */
                    negative?: "lead" | "brackets" | "trail";
                } | {
                    /** @constant */
                    what: "date";
                    pattern: string;
                })[];
            };
        };
        TemplatesSavedUpdateResponse: {
            /** @constant */
            success: true;
            template: {
                id: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                description: string;
                /** @enum {string} */
                style: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                isDefault: boolean;
                version: number;
                /** @enum {string} */
                source: "builtin" | "saved";
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
                html: string;
                schema: {
                    fields: {
                        /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                        name: string;
                        /** @enum {string} */
                        type: "string" | "number" | "boolean" | "array" | "object";
                        required?: boolean;
                    }[];
                };
                sampleData: {
                    [key: string]: unknown;
                };
                writing?: {
                    /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                    locale?: string;
                    /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                    timeZone?: string;
                    /** @description data: currency of amounts that the data names none for. */
                    currency?: string;
                    /**
                     * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                     * @enum {string}
                     */
                    details?: "auto" | "none" | "all";
                    /** @description What the document is for, as a request’s `intent` says it. */
                    intent?: string;
                    /** @description How amounts, numbers and dates are written, in order: currency, decimals, a pattern of dates. */
                    formats?: ({
                        /** @constant */
                        what: "currency";
                        currency: string;
                        /** @enum {string} */
                        display?: "symbol" | "code" | "none";
                        /** @enum {string} */
                        place?: "before" | "after";
                    } | {
                        /** @constant */
                        what: "number";
                        decimals?: number;
                        /** @enum {string} */
                        decimalMark?: "." | ",";
                        /** @enum {string} */
                        grouping?: "," | "." | " " | "'" | "";
                        /** @enum {string} */
                        negative?: "lead" | "brackets" | "trail";
                    } | {
                        /** @constant */
                        what: "date";
                        pattern: string;
                    })[];
                };
            };
            warnings?: components["schemas"]["Warning"][];
        };
        TemplatesSavedDeleteResponse: {
            /** @constant */
            success: true;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            deleted: string;
        };
        TemplatesCloneRequest: {
            /** @description Built-in id or saved template. */
            templateId: string;
            name?: string;
            /** @enum {string} */
            type?: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
            description?: string;
            /** @enum {string} */
            style?: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
            /**
             * @description Each type has at most one default: setting it unsets another.
             * @default false
             */
            isDefault?: boolean;
        };
        TemplatesCloneResponse: {
            /** @constant */
            success: true;
            template: {
                id: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                description: string;
                /** @enum {string} */
                style: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                isDefault: boolean;
                version: number;
                /** @enum {string} */
                source: "builtin" | "saved";
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
                html: string;
                schema: {
                    fields: {
                        /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                        name: string;
                        /** @enum {string} */
                        type: "string" | "number" | "boolean" | "array" | "object";
                        required?: boolean;
                    }[];
                };
                sampleData: {
                    [key: string]: unknown;
                };
                writing?: {
                    /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                    locale?: string;
                    /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                    timeZone?: string;
                    /** @description data: currency of amounts that the data names none for. */
                    currency?: string;
                    /**
                     * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                     * @enum {string}
                     */
                    details?: "auto" | "none" | "all";
                    /** @description What the document is for, as a request’s `intent` says it. */
                    intent?: string;
                    /** @description How amounts, numbers and dates are written, in order: currency, decimals, a pattern of dates. */
                    formats?: ({
                        /** @constant */
                        what: "currency";
                        currency: string;
                        /** @enum {string} */
                        display?: "symbol" | "code" | "none";
                        /** @enum {string} */
                        place?: "before" | "after";
                    } | {
                        /** @constant */
                        what: "number";
                        decimals?: number;
                        /** @enum {string} */
                        decimalMark?: "." | ",";
                        /** @enum {string} */
                        grouping?: "," | "." | " " | "'" | "";
                        /** @enum {string} */
                        negative?: "lead" | "brackets" | "trail";
                    } | {
                        /** @constant */
                        what: "date";
                        pattern: string;
                    })[];
                };
            };
            warnings?: components["schemas"]["Warning"][];
        };
        TemplatesRefineRequest: {
            /** @description A template that is stored. */
            templateId?: string;
            /** @description Mustache HTML; templateId wins over it. */
            html?: string;
            /** @description The change, in plain words. */
            instruction: string;
        };
        TemplatesRefineResponse: {
            /** @constant */
            success: true;
            /** @description The template as it would be now; nothing is stored. */
            html: string;
            /** @description What was changed, a plain English sentence for each change. */
            changes: string[];
            selfCheckPassed: boolean;
            /** @description Why selfCheckPassed is false: what of it is not there or not sure, in plain English sentences. */
            findings: string[];
            warnings?: components["schemas"]["Warning"][];
        };
        TemplatesStylesResponse: {
            /** @constant */
            success: true;
            styles: {
                /** @enum {string} */
                id: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                name: string;
                description: string;
                colors: {
                    accent: string;
                    ink: string;
                    muted: string;
                    rule: string;
                    tint: string;
                };
                /** @description CSS font families. */
                fonts: {
                    heading: string;
                    body: string;
                };
            }[];
        };
        TemplatesViewsResponse: {
            /** @constant */
            success: true;
            views: {
                /** @enum {string} */
                id: "all" | "byType" | "byStyle" | "saved" | "defaults";
                name: string;
                groups: {
                    key: string;
                    templates: {
                        id: string;
                        name: string;
                        /** @enum {string} */
                        type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                        description: string;
                        /** @enum {string} */
                        style: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                        isDefault: boolean;
                        version: number;
                        /** @enum {string} */
                        source: "builtin" | "saved";
                        /**
                         * Format: date-time
                         * @example 2026-01-31T09:30:00.000Z
                         */
                        createdAt: string;
                        /**
                         * Format: date-time
                         * @example 2026-01-31T09:30:00.000Z
                         */
                        updatedAt: string;
                    }[];
                }[];
            }[];
        };
        TemplatesCountResponse: {
            /** @constant */
            success: true;
            total: number;
            builtin: number;
            saved: number;
            byType: {
                [key: string]: number;
            };
            byStyle: {
                [key: string]: number;
            };
        };
        TemplatesPreviewRequest: {
            /** @description Built-in id or saved template. */
            templateId?: string;
            /** @description Mustache HTML; templateId wins over it. */
            html?: string;
            /** @description Sample data where there is none: the template's own, or data made up from its tags. */
            data?: {
                [key: string]: unknown;
            };
            /** @description The fields of `html`: those that are not required may be missing without a warning. */
            schema?: {
                fields: {
                    /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                    name: string;
                    /** @enum {string} */
                    type: "string" | "number" | "boolean" | "array" | "object";
                    required?: boolean;
                }[];
            };
            /** @description How `html` writes values where the data does not say it. */
            writing?: {
                /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                locale?: string;
                /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                timeZone?: string;
                /** @description data: currency of amounts that the data names none for. */
                currency?: string;
                /**
                 * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                 * @enum {string}
                 */
                details?: "auto" | "none" | "all";
                /** @description What the document is for, as a request’s `intent` says it. */
                intent?: string;
                /** @description How amounts, numbers and dates are written, in order: currency, decimals, a pattern of dates. */
                formats?: ({
                    /** @constant */
                    what: "currency";
                    currency: string;
                    /** @enum {string} */
                    display?: "symbol" | "code" | "none";
                    /** @enum {string} */
                    place?: "before" | "after";
                } | {
                    /** @constant */
                    what: "number";
                    decimals?: number;
                    /** @enum {string} */
                    decimalMark?: "." | ",";
                    /** @enum {string} */
                    grouping?: "," | "." | " " | "'" | "";
                    /** @enum {string} */
                    negative?: "lead" | "brackets" | "trail";
                } | {
                    /** @constant */
                    what: "date";
                    pattern: string;
                })[];
            };
        };
        TemplatesPreviewResponse: {
            /** @constant */
            success: true;
            html: string;
            /** @description Values that the markup names and the data does not have. */
            warnings: components["schemas"]["Warning"][];
        };
        /**
         * @example {
         *       "data": {
         *         "client": {
         *           "name": "Ada Lovelace"
         *         }
         *       }
         *     }
         */
        TemplatesValidateRequest: {
            /** @description Any JSON object. */
            data: {
                [key: string]: unknown;
            };
        };
        TemplatesValidateResponse: {
            /** @constant */
            success: true;
            /** @description Whether a document can be made of the data without a hole. */
            valid: boolean;
            /** @description What is missing and what is of another type, at most 100. */
            errors: {
                /** @description As in the template, with positions: lineItems[0].total. */
                path: string;
                message: string;
            }[];
            /** @description Required values that the data lacks. Of a template without a schema, those that its text prints in any case. */
            missing: string[];
            /** @description Values that the template has no place for. */
            unknown: string[];
            warnings?: components["schemas"]["Warning"][];
        };
        TemplatesAnalyzeRequest: {
            /** @description Mustache HTML. */
            html: string;
        };
        TemplatesAnalyzeResponse: {
            /** @constant */
            success: true;
            placeholders: {
                /** @description Path of the value in the data: items[].total. */
                name: string;
                /** @description As the template writes it. */
                tag: string;
                /** @enum {string} */
                type: "string" | "number" | "boolean" | "array" | "object";
                /** @description The formatting section that it stands in. */
                format?: string;
                /** @description Written with triple braces or &: markup in it stays, sanitised. */
                raw: boolean;
                /** @description How often it is printed. */
                count: number;
                line: number;
                column: number;
            }[];
            sections: {
                name: string;
                /**
                 * @description Repeats for each item, goes into an object, asks whether there is something, or not.
                 * @enum {string}
                 */
                kind: "list" | "object" | "condition" | "inverted";
                line: number;
                column: number;
            }[];
            /** @description What the tags tell of the data. */
            schema: {
                fields: {
                    /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                    name: string;
                    /** @enum {string} */
                    type: "string" | "number" | "boolean" | "array" | "object";
                    required?: boolean;
                }[];
            };
            /** @enum {string} */
            detectedType: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "document";
            confidence: number;
            warnings: ({
                /** @enum {string} */
                code: "SCRIPT_WILL_NOT_RUN" | "REMOTE_RESOURCE" | "PARTIAL_LEFT_OUT" | "MARKUP_SANITISED" | "SECTION_CROSSES_ELEMENTS" | "UNKNOWN_FORMAT" | "NO_PLACEHOLDERS";
                message: string;
                line?: number;
                column?: number;
            } | components["schemas"]["Warning"])[];
        };
        TemplatesGenerateRequest: {
            /** @description The template in words: type, style, parts wanted and not, title, whom it is for. */
            description: string;
            /** @enum {string} */
            type?: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
            /** @enum {string} */
            style?: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
            /** @description All of them are in the template. */
            fields?: {
                /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                name: string;
                /** @enum {string} */
                type?: "string" | "number" | "boolean" | "array" | "object";
                label?: string;
            }[];
            /**
             * @description Sample data: the template shows what a document of it shows.
             * @example {
             *       "invoiceNumber": "INV-1042",
             *       "total": 120
             *     }
             */
            data?: {
                [key: string]: unknown;
            };
        };
        TemplatesGenerateResponse: {
            /** @constant */
            success: true;
            template: {
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                /** @enum {string} */
                style: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                html: string;
                schema: {
                    fields: {
                        /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                        name: string;
                        /** @enum {string} */
                        type: "string" | "number" | "boolean" | "array" | "object";
                        required?: boolean;
                    }[];
                };
                sampleData: {
                    [key: string]: unknown;
                };
                /** @description How data is read and written for it: belongs to what is stored. */
                writing?: {
                    /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                    locale?: string;
                    /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                    timeZone?: string;
                    /** @description data: currency of amounts that the data names none for. */
                    currency?: string;
                    /**
                     * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                     * @enum {string}
                     */
                    details?: "auto" | "none" | "all";
                    /** @description What the document is for, as a request’s `intent` says it. */
                    intent?: string;
                    /** @description How amounts, numbers and dates are written, in order: currency, decimals, a pattern of dates. */
                    formats?: ({
                        /** @constant */
                        what: "currency";
                        currency: string;
                        /** @enum {string} */
                        display?: "symbol" | "code" | "none";
                        /** @enum {string} */
                        place?: "before" | "after";
                    } | {
                        /** @constant */
                        what: "number";
                        decimals?: number;
                        /** @enum {string} */
                        decimalMark?: "." | ",";
                        /** @enum {string} */
                        grouping?: "," | "." | " " | "'" | "";
                        /** @enum {string} */
                        negative?: "lead" | "brackets" | "trail";
                    } | {
                        /** @constant */
                        what: "date";
                        pattern: string;
                    })[];
                };
            };
            warnings?: components["schemas"]["Warning"][];
        };
        TemplatesInjectFieldsRequest: {
            fields: {
                /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                name: string;
                /** @enum {string} */
                type: "string" | "number" | "boolean" | "array" | "object" | "date" | "money" | "percent" | "image";
                /** @description Made of the name where absent. */
                label?: string;
                /** @description A value of data-service-region. */
                region?: string;
            }[];
        };
        TemplatesInjectFieldsResponse: {
            /** @constant */
            success: true;
            /** @description The template with the fields; nothing is stored. */
            html: string;
            schema: {
                fields: {
                    /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                    name: string;
                    /** @enum {string} */
                    type: "string" | "number" | "boolean" | "array" | "object";
                    required?: boolean;
                }[];
            };
            injected: {
                name: string;
                region: string;
            }[];
            skipped: {
                name: string;
                reason: string;
            }[];
            warnings?: components["schemas"]["Warning"][];
        };
        TemplatesSavedFromSessionRequest: {
            sessionId: string;
            name?: string;
            description?: string;
        };
        TemplatesSavedFromSessionResponse: {
            /** @constant */
            success: true;
            template: {
                id: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                description: string;
                /** @enum {string} */
                style: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                isDefault: boolean;
                version: number;
                /** @enum {string} */
                source: "builtin" | "saved";
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
                html: string;
                schema: {
                    fields: {
                        /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                        name: string;
                        /** @enum {string} */
                        type: "string" | "number" | "boolean" | "array" | "object";
                        required?: boolean;
                    }[];
                };
                sampleData: {
                    [key: string]: unknown;
                };
                writing?: {
                    /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                    locale?: string;
                    /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                    timeZone?: string;
                    /** @description data: currency of amounts that the data names none for. */
                    currency?: string;
                    /**
                     * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                     * @enum {string}
                     */
                    details?: "auto" | "none" | "all";
                    /** @description What the document is for, as a request’s `intent` says it. */
                    intent?: string;
                    /** @description How amounts, numbers and dates are written, in order: currency, decimals, a pattern of dates. */
                    formats?: ({
                        /** @constant */
                        what: "currency";
                        currency: string;
                        /** @enum {string} */
                        display?: "symbol" | "code" | "none";
                        /** @enum {string} */
                        place?: "before" | "after";
                    } | {
                        /** @constant */
                        what: "number";
                        decimals?: number;
                        /** @enum {string} */
                        decimalMark?: "." | ",";
                        /** @enum {string} */
                        grouping?: "," | "." | " " | "'" | "";
                        /** @enum {string} */
                        negative?: "lead" | "brackets" | "trail";
                    } | {
                        /** @constant */
                        what: "date";
                        pattern: string;
                    })[];
                };
            };
            /** @description What of the session is not in the template, and why. */
            warnings: components["schemas"]["Warning"][];
        };
        JobsTemplateStartRequest: {
            /** @description Built-in id or saved template, of all items. */
            templateId: string;
            /** @description The data of each document: JSON objects. Each is checked and made on its own. */
            items: unknown[];
            /**
             * @default pdf
             * @enum {string}
             */
            format?: "pdf" | "png";
            options?: {
                /** @description Paper size. Default letter. */
                pageSize?: ("A3" | "A4" | "A5" | "letter" | "legal" | "tabloid") | {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    width: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    height: string;
                };
                /**
                 * @description Default portrait.
                 * @enum {string}
                 */
                orientation?: "portrait" | "landscape";
                /** @description Page margins. Default 0.5in each. */
                margin?: {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    top?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    bottom?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    left?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    right?: string;
                };
                /** @description Scale of the content, 0.1 to 3. Default 1. */
                scale?: number;
                /** @description Pages to keep, such as "1-3, 5". */
                pageRanges?: string;
                /** @description Header of every page; {{page}} and {{pages}} are filled in. */
                headerHtml?: string;
                /** @description Footer of every page; {{page}} and {{pages}} are filled in. */
                footerHtml?: string;
                /** @description Print "Page n of m" at the foot of every page. Without it documents of data are numbered when they have several pages. */
                pageNumbers?: boolean;
                /** @description Print background colours and images. Default true. */
                printBackground?: boolean;
                /** @description html and url: wait until this CSS selector matches. */
                waitFor?: string;
                /** @description html and url: wait this many milliseconds after loading. */
                waitMs?: number;
                /** @description png: size of the window in CSS pixels. Default 1280 x 800 at 1; of data the width of its page and the height of its content, at 2. */
                viewport?: {
                    width?: number;
                    height?: number;
                    deviceScaleFactor?: number;
                };
                /** @description png: capture the whole page rather than the viewport. Default true. */
                fullPage?: boolean;
                /** @description Text across every page. */
                watermark?: string;
                /** @description The PDF information dictionary. */
                metadata?: {
                    title?: string;
                    author?: string;
                    subject?: string;
                    keywords?: string[];
                };
                /** @description Tagged PDF, for accessibility. Default true. */
                tagged?: boolean;
                /** @description Bookmarks from the headings. Default true; needs tagged. */
                outline?: boolean;
                /** @description Warnings are failures: details.reason is "warnings", nothing is charged and nothing stored. Default false. */
                strict?: boolean;
                /** @description Extra style sheet, applied last. */
                css?: string;
                /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                locale?: string;
                /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                timeZone?: string;
                /** @description data: currency of amounts that the data names none for. */
                currency?: string;
                /**
                 * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                 * @enum {string}
                 */
                details?: "auto" | "none" | "all";
            };
            /** @description Seconds until the hosted document expires. Default 86400. */
            ttl?: number;
            /**
             * Format: uri
             * @description Gets job.completed or job.failed of this job: a subscription for it alone, signed with webhookSecret of the answer.
             * @example https://example.com/hooks/pagewright
             */
            webhookUrl?: string;
        };
        JobsTemplateStartResponse: {
            /** @constant */
            success: true;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            jobId: string;
            /** @constant */
            status: "queued";
            total: number;
            /** @description With webhookUrl: verifies the signature of what is sent there. */
            webhookSecret?: string;
            /** @description mapping-batch: what the mapping names that is not there. */
            warnings?: components["schemas"]["Warning"][];
            _links: {
                /** @description GET: how it stands. DELETE: cancel it. */
                self: string;
                /** @description The ZIP, once it has ended. */
                download: string;
            };
        };
        JobsTemplateGetResponse: {
            /** @constant */
            success: true;
            job: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                /** @enum {string} */
                kind: "template-batch" | "smart-batch" | "mapping-batch";
                /**
                 * @description failed: it has ended, and no item succeeded.
                 * @enum {string}
                 */
                status: "queued" | "running" | "completed" | "failed" | "cancelled";
                total: number;
                /** @description Items that succeeded. */
                completed: number;
                /** @description Items that failed. */
                failed: number;
                /** @description Share of the items that are done. */
                progress: number;
                /** @description Those of limit and offset, in the order of the items. */
                results: {
                    /** @description Of the item, from 0. */
                    index: number;
                    /** @description mapping-batch: the record of the source. */
                    recordId?: string;
                    /**
                     * @description pending: not made yet. cancelled: it was not begun before the job was cancelled.
                     * @enum {string}
                     */
                    status: "success" | "error" | "pending" | "cancelled";
                    /**
                     * Format: uuid
                     * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                     */
                    documentId?: string;
                    /**
                     * Format: uri
                     * @description Signed link to the hosted document, valid until expiresAt.
                     */
                    url?: string;
                    filename?: string;
                    /** @description Bytes. */
                    size?: number;
                    pageCount?: number;
                    /**
                     * Format: date-time
                     * @example 2026-01-31T09:30:00.000Z
                     */
                    expiresAt?: string;
                    /** @description The template that was used; null: a layout was generated. */
                    templateId?: string | null;
                    /** @description How many warnings the document has. */
                    warnings?: number;
                    /** @description The first of them. */
                    warningDetails?: {
                        /** @enum {string} */
                        code: "RESOURCE_FAILED" | "RESOURCE_BLOCKED" | "WAIT_FOR_NOT_FOUND" | "GLYPH_MISSING" | "TEXT_CUT" | "PLACEHOLDER_UNRESOLVED" | "VALUE_LEFT_OUT" | "CHANGE_LEFT_OUT" | "TEXT_FIXED" | "UNKNOWN_FIELD" | "PLACEHOLDER_UNMAPPED" | "PLACEHOLDER_UNKNOWN" | "FIELD_UNKNOWN" | "INTENT_NOT_UNDERSTOOD" | "AMOUNTS_DISAGREE" | "CURRENCIES_MIXED" | "CONTENT_LEFT_OUT" | "TYPE_UNCERTAIN";
                        message: string;
                        /** @description The address, selector, text or characters concerned, as it stands in the document. */
                        subject?: string;
                        /** @description The document’s part that it is in, by its data-service-region. */
                        region?: string;
                        /** @description The field of the request concerned. */
                        path?: (string | number)[];
                        /** @description The field that was probably meant. */
                        suggestion?: string;
                        /** @description The element that it is in, as a CSS selector. */
                        selector?: string;
                    }[];
                    error?: string;
                    /** @constant */
                    errorCode?: "ITEM_GENERATION_FAILED";
                    /** @description code: the code of the cause. */
                    details?: unknown;
                }[];
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                startedAt: string | null;
                finishedAt: string | null;
                /**
                 * Format: date-time
                 * @description When the job is forgotten: with the last of its documents.
                 * @example 2026-01-31T09:30:00.000Z
                 */
                expiresAt: string;
            };
            limit: number;
            offset: number;
            _links: {
                /** @description GET: how it stands. DELETE: cancel it. */
                self: string;
                /** @description The ZIP, once it has ended. */
                download: string;
            };
        };
        JobsTemplateCancelResponse: {
            /** @constant */
            success: true;
            job: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                /** @enum {string} */
                kind: "template-batch" | "smart-batch" | "mapping-batch";
                /**
                 * @description failed: it has ended, and no item succeeded.
                 * @enum {string}
                 */
                status: "queued" | "running" | "completed" | "failed" | "cancelled";
                total: number;
                /** @description Items that succeeded. */
                completed: number;
                /** @description Items that failed. */
                failed: number;
                /** @description Share of the items that are done. */
                progress: number;
                /** @description Those of limit and offset, in the order of the items. */
                results: {
                    /** @description Of the item, from 0. */
                    index: number;
                    /** @description mapping-batch: the record of the source. */
                    recordId?: string;
                    /**
                     * @description pending: not made yet. cancelled: it was not begun before the job was cancelled.
                     * @enum {string}
                     */
                    status: "success" | "error" | "pending" | "cancelled";
                    /**
                     * Format: uuid
                     * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                     */
                    documentId?: string;
                    /**
                     * Format: uri
                     * @description Signed link to the hosted document, valid until expiresAt.
                     */
                    url?: string;
                    filename?: string;
                    /** @description Bytes. */
                    size?: number;
                    pageCount?: number;
                    /**
                     * Format: date-time
                     * @example 2026-01-31T09:30:00.000Z
                     */
                    expiresAt?: string;
                    /** @description The template that was used; null: a layout was generated. */
                    templateId?: string | null;
                    /** @description How many warnings the document has. */
                    warnings?: number;
                    /** @description The first of them. */
                    warningDetails?: {
                        /** @enum {string} */
                        code: "RESOURCE_FAILED" | "RESOURCE_BLOCKED" | "WAIT_FOR_NOT_FOUND" | "GLYPH_MISSING" | "TEXT_CUT" | "PLACEHOLDER_UNRESOLVED" | "VALUE_LEFT_OUT" | "CHANGE_LEFT_OUT" | "TEXT_FIXED" | "UNKNOWN_FIELD" | "PLACEHOLDER_UNMAPPED" | "PLACEHOLDER_UNKNOWN" | "FIELD_UNKNOWN" | "INTENT_NOT_UNDERSTOOD" | "AMOUNTS_DISAGREE" | "CURRENCIES_MIXED" | "CONTENT_LEFT_OUT" | "TYPE_UNCERTAIN";
                        message: string;
                        /** @description The address, selector, text or characters concerned, as it stands in the document. */
                        subject?: string;
                        /** @description The document’s part that it is in, by its data-service-region. */
                        region?: string;
                        /** @description The field of the request concerned. */
                        path?: (string | number)[];
                        /** @description The field that was probably meant. */
                        suggestion?: string;
                        /** @description The element that it is in, as a CSS selector. */
                        selector?: string;
                    }[];
                    error?: string;
                    /** @constant */
                    errorCode?: "ITEM_GENERATION_FAILED";
                    /** @description code: the code of the cause. */
                    details?: unknown;
                }[];
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                startedAt: string | null;
                finishedAt: string | null;
                /**
                 * Format: date-time
                 * @description When the job is forgotten: with the last of its documents.
                 * @example 2026-01-31T09:30:00.000Z
                 */
                expiresAt: string;
            };
            limit: number;
            offset: number;
            _links: {
                /** @description GET: how it stands. DELETE: cancel it. */
                self: string;
                /** @description The ZIP, once it has ended. */
                download: string;
            };
        };
        JobsSmartStartRequest: {
            /** @description The data of each document: JSON objects. Each is checked and made on its own. */
            items: unknown[];
            intent?: string;
            /**
             * @description Design of generated layouts, where that is chosen.
             * @enum {string}
             */
            style?: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
            /**
             * @default pdf
             * @enum {string}
             */
            format?: "pdf" | "png";
            options?: {
                /** @description Paper size. Default letter. */
                pageSize?: ("A3" | "A4" | "A5" | "letter" | "legal" | "tabloid") | {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    width: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    height: string;
                };
                /**
                 * @description Default portrait.
                 * @enum {string}
                 */
                orientation?: "portrait" | "landscape";
                /** @description Page margins. Default 0.5in each. */
                margin?: {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    top?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    bottom?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    left?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    right?: string;
                };
                /** @description Scale of the content, 0.1 to 3. Default 1. */
                scale?: number;
                /** @description Pages to keep, such as "1-3, 5". */
                pageRanges?: string;
                /** @description Header of every page; {{page}} and {{pages}} are filled in. */
                headerHtml?: string;
                /** @description Footer of every page; {{page}} and {{pages}} are filled in. */
                footerHtml?: string;
                /** @description Print "Page n of m" at the foot of every page. Without it documents of data are numbered when they have several pages. */
                pageNumbers?: boolean;
                /** @description Print background colours and images. Default true. */
                printBackground?: boolean;
                /** @description html and url: wait until this CSS selector matches. */
                waitFor?: string;
                /** @description html and url: wait this many milliseconds after loading. */
                waitMs?: number;
                /** @description png: size of the window in CSS pixels. Default 1280 x 800 at 1; of data the width of its page and the height of its content, at 2. */
                viewport?: {
                    width?: number;
                    height?: number;
                    deviceScaleFactor?: number;
                };
                /** @description png: capture the whole page rather than the viewport. Default true. */
                fullPage?: boolean;
                /** @description Text across every page. */
                watermark?: string;
                /** @description The PDF information dictionary. */
                metadata?: {
                    title?: string;
                    author?: string;
                    subject?: string;
                    keywords?: string[];
                };
                /** @description Tagged PDF, for accessibility. Default true. */
                tagged?: boolean;
                /** @description Bookmarks from the headings. Default true; needs tagged. */
                outline?: boolean;
                /** @description Warnings are failures: details.reason is "warnings", nothing is charged and nothing stored. Default false. */
                strict?: boolean;
                /** @description Extra style sheet, applied last. */
                css?: string;
                /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                locale?: string;
                /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                timeZone?: string;
                /** @description data: currency of amounts that the data names none for. */
                currency?: string;
                /**
                 * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                 * @enum {string}
                 */
                details?: "auto" | "none" | "all";
            };
            /** @description Seconds until the hosted document expires. Default 86400. */
            ttl?: number;
            /**
             * Format: uri
             * @description Gets job.completed or job.failed of this job: a subscription for it alone, signed with webhookSecret of the answer.
             * @example https://example.com/hooks/pagewright
             */
            webhookUrl?: string;
        };
        JobsSmartStartResponse: {
            /** @constant */
            success: true;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            jobId: string;
            /** @constant */
            status: "queued";
            total: number;
            /** @description With webhookUrl: verifies the signature of what is sent there. */
            webhookSecret?: string;
            /** @description mapping-batch: what the mapping names that is not there. */
            warnings?: components["schemas"]["Warning"][];
            _links: {
                /** @description GET: how it stands. DELETE: cancel it. */
                self: string;
                /** @description The ZIP, once it has ended. */
                download: string;
            };
        };
        JobsSmartGetResponse: {
            /** @constant */
            success: true;
            job: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                /** @enum {string} */
                kind: "template-batch" | "smart-batch" | "mapping-batch";
                /**
                 * @description failed: it has ended, and no item succeeded.
                 * @enum {string}
                 */
                status: "queued" | "running" | "completed" | "failed" | "cancelled";
                total: number;
                /** @description Items that succeeded. */
                completed: number;
                /** @description Items that failed. */
                failed: number;
                /** @description Share of the items that are done. */
                progress: number;
                /** @description Those of limit and offset, in the order of the items. */
                results: {
                    /** @description Of the item, from 0. */
                    index: number;
                    /** @description mapping-batch: the record of the source. */
                    recordId?: string;
                    /**
                     * @description pending: not made yet. cancelled: it was not begun before the job was cancelled.
                     * @enum {string}
                     */
                    status: "success" | "error" | "pending" | "cancelled";
                    /**
                     * Format: uuid
                     * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                     */
                    documentId?: string;
                    /**
                     * Format: uri
                     * @description Signed link to the hosted document, valid until expiresAt.
                     */
                    url?: string;
                    filename?: string;
                    /** @description Bytes. */
                    size?: number;
                    pageCount?: number;
                    /**
                     * Format: date-time
                     * @example 2026-01-31T09:30:00.000Z
                     */
                    expiresAt?: string;
                    /** @description The template that was used; null: a layout was generated. */
                    templateId?: string | null;
                    /** @description How many warnings the document has. */
                    warnings?: number;
                    /** @description The first of them. */
                    warningDetails?: {
                        /** @enum {string} */
                        code: "RESOURCE_FAILED" | "RESOURCE_BLOCKED" | "WAIT_FOR_NOT_FOUND" | "GLYPH_MISSING" | "TEXT_CUT" | "PLACEHOLDER_UNRESOLVED" | "VALUE_LEFT_OUT" | "CHANGE_LEFT_OUT" | "TEXT_FIXED" | "UNKNOWN_FIELD" | "PLACEHOLDER_UNMAPPED" | "PLACEHOLDER_UNKNOWN" | "FIELD_UNKNOWN" | "INTENT_NOT_UNDERSTOOD" | "AMOUNTS_DISAGREE" | "CURRENCIES_MIXED" | "CONTENT_LEFT_OUT" | "TYPE_UNCERTAIN";
                        message: string;
                        /** @description The address, selector, text or characters concerned, as it stands in the document. */
                        subject?: string;
                        /** @description The document’s part that it is in, by its data-service-region. */
                        region?: string;
                        /** @description The field of the request concerned. */
                        path?: (string | number)[];
                        /** @description The field that was probably meant. */
                        suggestion?: string;
                        /** @description The element that it is in, as a CSS selector. */
                        selector?: string;
                    }[];
                    error?: string;
                    /** @constant */
                    errorCode?: "ITEM_GENERATION_FAILED";
                    /** @description code: the code of the cause. */
                    details?: unknown;
                }[];
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                startedAt: string | null;
                finishedAt: string | null;
                /**
                 * Format: date-time
                 * @description When the job is forgotten: with the last of its documents.
                 * @example 2026-01-31T09:30:00.000Z
                 */
                expiresAt: string;
            };
            limit: number;
            offset: number;
            _links: {
                /** @description GET: how it stands. DELETE: cancel it. */
                self: string;
                /** @description The ZIP, once it has ended. */
                download: string;
            };
        };
        JobsSmartCancelResponse: {
            /** @constant */
            success: true;
            job: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                /** @enum {string} */
                kind: "template-batch" | "smart-batch" | "mapping-batch";
                /**
                 * @description failed: it has ended, and no item succeeded.
                 * @enum {string}
                 */
                status: "queued" | "running" | "completed" | "failed" | "cancelled";
                total: number;
                /** @description Items that succeeded. */
                completed: number;
                /** @description Items that failed. */
                failed: number;
                /** @description Share of the items that are done. */
                progress: number;
                /** @description Those of limit and offset, in the order of the items. */
                results: {
                    /** @description Of the item, from 0. */
                    index: number;
                    /** @description mapping-batch: the record of the source. */
                    recordId?: string;
                    /**
                     * @description pending: not made yet. cancelled: it was not begun before the job was cancelled.
                     * @enum {string}
                     */
                    status: "success" | "error" | "pending" | "cancelled";
                    /**
                     * Format: uuid
                     * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                     */
                    documentId?: string;
                    /**
                     * Format: uri
                     * @description Signed link to the hosted document, valid until expiresAt.
                     */
                    url?: string;
                    filename?: string;
                    /** @description Bytes. */
                    size?: number;
                    pageCount?: number;
                    /**
                     * Format: date-time
                     * @example 2026-01-31T09:30:00.000Z
                     */
                    expiresAt?: string;
                    /** @description The template that was used; null: a layout was generated. */
                    templateId?: string | null;
                    /** @description How many warnings the document has. */
                    warnings?: number;
                    /** @description The first of them. */
                    warningDetails?: {
                        /** @enum {string} */
                        code: "RESOURCE_FAILED" | "RESOURCE_BLOCKED" | "WAIT_FOR_NOT_FOUND" | "GLYPH_MISSING" | "TEXT_CUT" | "PLACEHOLDER_UNRESOLVED" | "VALUE_LEFT_OUT" | "CHANGE_LEFT_OUT" | "TEXT_FIXED" | "UNKNOWN_FIELD" | "PLACEHOLDER_UNMAPPED" | "PLACEHOLDER_UNKNOWN" | "FIELD_UNKNOWN" | "INTENT_NOT_UNDERSTOOD" | "AMOUNTS_DISAGREE" | "CURRENCIES_MIXED" | "CONTENT_LEFT_OUT" | "TYPE_UNCERTAIN";
                        message: string;
                        /** @description The address, selector, text or characters concerned, as it stands in the document. */
                        subject?: string;
                        /** @description The document’s part that it is in, by its data-service-region. */
                        region?: string;
                        /** @description The field of the request concerned. */
                        path?: (string | number)[];
                        /** @description The field that was probably meant. */
                        suggestion?: string;
                        /** @description The element that it is in, as a CSS selector. */
                        selector?: string;
                    }[];
                    error?: string;
                    /** @constant */
                    errorCode?: "ITEM_GENERATION_FAILED";
                    /** @description code: the code of the cause. */
                    details?: unknown;
                }[];
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                startedAt: string | null;
                finishedAt: string | null;
                /**
                 * Format: date-time
                 * @description When the job is forgotten: with the last of its documents.
                 * @example 2026-01-31T09:30:00.000Z
                 */
                expiresAt: string;
            };
            limit: number;
            offset: number;
            _links: {
                /** @description GET: how it stands. DELETE: cancel it. */
                self: string;
                /** @description The ZIP, once it has ended. */
                download: string;
            };
        };
        DocumentsMetadataResponse: {
            /** @constant */
            success: true;
            document: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                /** @enum {string} */
                format: "pdf" | "png";
                /** @description Bytes. */
                size: number;
                filename: string;
                /** @description Pages of a PDF; 1 for an image. */
                pageCount: number;
                /** @description invoice, quote, …; document when none was recognised. */
                documentType: string;
                /** @description The template it was made from, if any. */
                templateId: string | null;
                /** @description The session it was made from, if any. */
                sessionId: string | null;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                expiresAt: string;
            };
        };
        TabledbConnectRequest: {
            /** @description The provider’s token: it starts with pat or key. */
            apiKey: string;
        };
        TabledbConnectResponse: {
            /** @constant */
            success: true;
            bases: {
                /** @example appQ7w2Lx0VbM3nRt */
                id: string;
                name: string;
                permissionLevel: string;
            }[];
            message: string;
            warnings?: components["schemas"]["Warning"][];
        };
        TabledbTablesResponse: {
            baseId: string;
            tables: {
                id: string;
                name: string;
                description: string | null;
                primaryFieldId: string;
                fieldCount: number;
                viewCount: number;
            }[];
        };
        TabledbSchemaResponse: {
            baseId: string;
            table: {
                id: string;
                name: string;
                description: string | null;
                primaryFieldId: string;
            };
            fields: {
                id: string;
                name: string;
                /** @description As the provider calls it. */
                type: string;
                description: string | null;
                /** @description Depends on the type. */
                options?: {
                    [key: string]: unknown;
                };
            }[];
            views: {
                id: string;
                name: string;
                type: string;
            }[];
            aiSchema: {
                tableName: string;
                tableDescription: string | null;
                fields: {
                    name: string;
                    /** @description As the provider calls it. */
                    type: string;
                    /** @enum {string} */
                    serviceType: "text" | "html" | "email" | "url" | "phone" | "number" | "currency" | "percent" | "date" | "datetime" | "duration" | "boolean" | "select" | "multiselect" | "attachment" | "links" | "user" | "users" | "computed" | "lookup" | "button";
                    description: string | null;
                    /** @description How a template names the value: fields.<Field Name>. */
                    mustachePath: string;
                    isArray: boolean;
                    /**
                     * @description An empty value is null, so a section tests for it.
                     * @constant
                     */
                    hasConditional: true;
                }[];
            };
        };
        TabledbRecordsResponse: {
            baseId: string;
            tableId: string;
            tableName: string;
            recordCount: number;
            records: {
                _id: string;
                _createdTime: string;
                /** @description Formatted values; empty ones are null. */
                fields: {
                    [key: string]: unknown;
                };
            }[];
            rawRecords: {
                id: string;
                createdTime: string;
                fields: {
                    [key: string]: unknown;
                };
            }[];
        };
        TabledbRecordResponse: {
            baseId: string;
            tableId: string;
            tableName: string;
            record: {
                _id: string;
                _createdTime: string;
                /** @description Formatted values; empty ones are null. */
                fields: {
                    [key: string]: unknown;
                };
            };
            rawRecord: {
                id: string;
                createdTime: string;
                fields: {
                    [key: string]: unknown;
                };
            };
        };
        SourcesCreateRequest: {
            name: string;
            /** @constant */
            type: "airtable";
            config: {
                /** @description Token of the provider. Answers show it masked; sent back masked, it stays as it is. */
                apiKey: string;
                baseId: string;
                /** @description Exact name of the table, or its id. */
                tableName: string;
                /** @description Only the records of this view. */
                view?: string;
            };
        } | {
            name: string;
            /** @constant */
            type: "json";
            config: {
                records: {
                    [key: string]: unknown;
                }[];
            };
        } | {
            name: string;
            /** @constant */
            type: "csv";
            config: {
                /** @description The file as UTF-8 text: a line of column names, then a line for each record, or several with `groupBy`. */
                content: string;
                /**
                 * @description What separates columns; found in the first line unless it is stated.
                 * @enum {string}
                 */
                delimiter?: "," | ";" | "\t" | "|";
                /** @description A column, such as the number of an invoice: consecutive rows with the same value in it are one record, in which a column that differs is a list with a value for each row. */
                groupBy?: string;
            };
        };
        SourcesCreateResponse: {
            /** @constant */
            success: true;
            source: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                name: string;
                /** @enum {string} */
                type: "airtable" | "json" | "csv";
                /** @description As it was sent, secrets masked. Lists leave out records and content. */
                config: {
                    [key: string]: unknown;
                };
                /** @enum {string} */
                status: "untested" | "ok" | "error";
                lastError: string | null;
                /** @description As of the last sync. */
                fields: {
                    name: string;
                    /** @description As the provider calls it; of json and csv what its values look like. */
                    type: string;
                    /** @enum {string} */
                    serviceType: "text" | "html" | "email" | "url" | "phone" | "number" | "currency" | "percent" | "date" | "datetime" | "duration" | "boolean" | "select" | "multiselect" | "attachment" | "links" | "user" | "users" | "computed" | "lookup" | "button";
                    isArray: boolean;
                    /** @description Some of its values, cut short. */
                    samples: string[];
                    /** @description csv: how many records the first rows are with this column as `groupBy`. */
                    groups?: number;
                    /**
                     * @description csv, where rows seem to make records together. key: the column to use as `groupBy`. record: the same in all rows of a record. line: differs between them.
                     * @enum {string}
                     */
                    grouping?: "key" | "record" | "line";
                    /** @description links: the table whose records it names. */
                    linkedTableId?: string;
                    /** @description links: the fields of that table, for mappings such as Client → Name. */
                    linkedFields?: {
                        name: string;
                        /** @enum {string} */
                        serviceType: "text" | "html" | "email" | "url" | "phone" | "number" | "currency" | "percent" | "date" | "datetime" | "duration" | "boolean" | "select" | "multiselect" | "attachment" | "links" | "user" | "users" | "computed" | "lookup" | "button";
                    }[];
                }[];
                /** @description As of the last sync; null: not known. */
                recordCount: number | null;
                lastSyncedAt: string | null;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
            };
            warnings?: components["schemas"]["Warning"][];
        };
        SourcesListResponse: {
            /** @constant */
            success: true;
            sources: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                name: string;
                /** @enum {string} */
                type: "airtable" | "json" | "csv";
                /** @description As it was sent, secrets masked. Lists leave out records and content. */
                config: {
                    [key: string]: unknown;
                };
                /** @enum {string} */
                status: "untested" | "ok" | "error";
                lastError: string | null;
                /** @description As of the last sync. */
                fields: {
                    name: string;
                    /** @description As the provider calls it; of json and csv what its values look like. */
                    type: string;
                    /** @enum {string} */
                    serviceType: "text" | "html" | "email" | "url" | "phone" | "number" | "currency" | "percent" | "date" | "datetime" | "duration" | "boolean" | "select" | "multiselect" | "attachment" | "links" | "user" | "users" | "computed" | "lookup" | "button";
                    isArray: boolean;
                    /** @description Some of its values, cut short. */
                    samples: string[];
                    /** @description csv: how many records the first rows are with this column as `groupBy`. */
                    groups?: number;
                    /**
                     * @description csv, where rows seem to make records together. key: the column to use as `groupBy`. record: the same in all rows of a record. line: differs between them.
                     * @enum {string}
                     */
                    grouping?: "key" | "record" | "line";
                    /** @description links: the table whose records it names. */
                    linkedTableId?: string;
                    /** @description links: the fields of that table, for mappings such as Client → Name. */
                    linkedFields?: {
                        name: string;
                        /** @enum {string} */
                        serviceType: "text" | "html" | "email" | "url" | "phone" | "number" | "currency" | "percent" | "date" | "datetime" | "duration" | "boolean" | "select" | "multiselect" | "attachment" | "links" | "user" | "users" | "computed" | "lookup" | "button";
                    }[];
                }[];
                /** @description As of the last sync; null: not known. */
                recordCount: number | null;
                lastSyncedAt: string | null;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
            }[];
            total: number;
            limit: number;
            offset: number;
        };
        SourcesGetResponse: {
            /** @constant */
            success: true;
            source: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                name: string;
                /** @enum {string} */
                type: "airtable" | "json" | "csv";
                /** @description As it was sent, secrets masked. Lists leave out records and content. */
                config: {
                    [key: string]: unknown;
                };
                /** @enum {string} */
                status: "untested" | "ok" | "error";
                lastError: string | null;
                /** @description As of the last sync. */
                fields: {
                    name: string;
                    /** @description As the provider calls it; of json and csv what its values look like. */
                    type: string;
                    /** @enum {string} */
                    serviceType: "text" | "html" | "email" | "url" | "phone" | "number" | "currency" | "percent" | "date" | "datetime" | "duration" | "boolean" | "select" | "multiselect" | "attachment" | "links" | "user" | "users" | "computed" | "lookup" | "button";
                    isArray: boolean;
                    /** @description Some of its values, cut short. */
                    samples: string[];
                    /** @description csv: how many records the first rows are with this column as `groupBy`. */
                    groups?: number;
                    /**
                     * @description csv, where rows seem to make records together. key: the column to use as `groupBy`. record: the same in all rows of a record. line: differs between them.
                     * @enum {string}
                     */
                    grouping?: "key" | "record" | "line";
                    /** @description links: the table whose records it names. */
                    linkedTableId?: string;
                    /** @description links: the fields of that table, for mappings such as Client → Name. */
                    linkedFields?: {
                        name: string;
                        /** @enum {string} */
                        serviceType: "text" | "html" | "email" | "url" | "phone" | "number" | "currency" | "percent" | "date" | "datetime" | "duration" | "boolean" | "select" | "multiselect" | "attachment" | "links" | "user" | "users" | "computed" | "lookup" | "button";
                    }[];
                }[];
                /** @description As of the last sync; null: not known. */
                recordCount: number | null;
                lastSyncedAt: string | null;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
            };
        };
        SourcesReplaceRequest: {
            name: string;
            /** @constant */
            type: "airtable";
            config: {
                /** @description Token of the provider. Answers show it masked; sent back masked, it stays as it is. */
                apiKey: string;
                baseId: string;
                /** @description Exact name of the table, or its id. */
                tableName: string;
                /** @description Only the records of this view. */
                view?: string;
            };
        } | {
            name: string;
            /** @constant */
            type: "json";
            config: {
                records: {
                    [key: string]: unknown;
                }[];
            };
        } | {
            name: string;
            /** @constant */
            type: "csv";
            config: {
                /** @description The file as UTF-8 text: a line of column names, then a line for each record, or several with `groupBy`. */
                content: string;
                /**
                 * @description What separates columns; found in the first line unless it is stated.
                 * @enum {string}
                 */
                delimiter?: "," | ";" | "\t" | "|";
                /** @description A column, such as the number of an invoice: consecutive rows with the same value in it are one record, in which a column that differs is a list with a value for each row. */
                groupBy?: string;
            };
        };
        SourcesReplaceResponse: {
            /** @constant */
            success: true;
            source: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                name: string;
                /** @enum {string} */
                type: "airtable" | "json" | "csv";
                /** @description As it was sent, secrets masked. Lists leave out records and content. */
                config: {
                    [key: string]: unknown;
                };
                /** @enum {string} */
                status: "untested" | "ok" | "error";
                lastError: string | null;
                /** @description As of the last sync. */
                fields: {
                    name: string;
                    /** @description As the provider calls it; of json and csv what its values look like. */
                    type: string;
                    /** @enum {string} */
                    serviceType: "text" | "html" | "email" | "url" | "phone" | "number" | "currency" | "percent" | "date" | "datetime" | "duration" | "boolean" | "select" | "multiselect" | "attachment" | "links" | "user" | "users" | "computed" | "lookup" | "button";
                    isArray: boolean;
                    /** @description Some of its values, cut short. */
                    samples: string[];
                    /** @description csv: how many records the first rows are with this column as `groupBy`. */
                    groups?: number;
                    /**
                     * @description csv, where rows seem to make records together. key: the column to use as `groupBy`. record: the same in all rows of a record. line: differs between them.
                     * @enum {string}
                     */
                    grouping?: "key" | "record" | "line";
                    /** @description links: the table whose records it names. */
                    linkedTableId?: string;
                    /** @description links: the fields of that table, for mappings such as Client → Name. */
                    linkedFields?: {
                        name: string;
                        /** @enum {string} */
                        serviceType: "text" | "html" | "email" | "url" | "phone" | "number" | "currency" | "percent" | "date" | "datetime" | "duration" | "boolean" | "select" | "multiselect" | "attachment" | "links" | "user" | "users" | "computed" | "lookup" | "button";
                    }[];
                }[];
                /** @description As of the last sync; null: not known. */
                recordCount: number | null;
                lastSyncedAt: string | null;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
            };
            warnings?: components["schemas"]["Warning"][];
        };
        SourcesPatchRequest: {
            name?: string;
            config?: {
                [key: string]: unknown;
            };
        };
        SourcesPatchResponse: {
            /** @constant */
            success: true;
            source: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                name: string;
                /** @enum {string} */
                type: "airtable" | "json" | "csv";
                /** @description As it was sent, secrets masked. Lists leave out records and content. */
                config: {
                    [key: string]: unknown;
                };
                /** @enum {string} */
                status: "untested" | "ok" | "error";
                lastError: string | null;
                /** @description As of the last sync. */
                fields: {
                    name: string;
                    /** @description As the provider calls it; of json and csv what its values look like. */
                    type: string;
                    /** @enum {string} */
                    serviceType: "text" | "html" | "email" | "url" | "phone" | "number" | "currency" | "percent" | "date" | "datetime" | "duration" | "boolean" | "select" | "multiselect" | "attachment" | "links" | "user" | "users" | "computed" | "lookup" | "button";
                    isArray: boolean;
                    /** @description Some of its values, cut short. */
                    samples: string[];
                    /** @description csv: how many records the first rows are with this column as `groupBy`. */
                    groups?: number;
                    /**
                     * @description csv, where rows seem to make records together. key: the column to use as `groupBy`. record: the same in all rows of a record. line: differs between them.
                     * @enum {string}
                     */
                    grouping?: "key" | "record" | "line";
                    /** @description links: the table whose records it names. */
                    linkedTableId?: string;
                    /** @description links: the fields of that table, for mappings such as Client → Name. */
                    linkedFields?: {
                        name: string;
                        /** @enum {string} */
                        serviceType: "text" | "html" | "email" | "url" | "phone" | "number" | "currency" | "percent" | "date" | "datetime" | "duration" | "boolean" | "select" | "multiselect" | "attachment" | "links" | "user" | "users" | "computed" | "lookup" | "button";
                    }[];
                }[];
                /** @description As of the last sync; null: not known. */
                recordCount: number | null;
                lastSyncedAt: string | null;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
            };
            warnings?: components["schemas"]["Warning"][];
        };
        SourcesDeleteResponse: {
            /** @constant */
            success: true;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            deleted: string;
        };
        SourcesTestResponse: {
            /** @constant */
            success: true;
            ok: boolean;
            message: string;
            latencyMs: number;
        };
        SourcesSyncResponse: {
            /** @constant */
            success: true;
            source: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                name: string;
                /** @enum {string} */
                type: "airtable" | "json" | "csv";
                /** @description As it was sent, secrets masked. Lists leave out records and content. */
                config: {
                    [key: string]: unknown;
                };
                /** @enum {string} */
                status: "untested" | "ok" | "error";
                lastError: string | null;
                /** @description As of the last sync. */
                fields: {
                    name: string;
                    /** @description As the provider calls it; of json and csv what its values look like. */
                    type: string;
                    /** @enum {string} */
                    serviceType: "text" | "html" | "email" | "url" | "phone" | "number" | "currency" | "percent" | "date" | "datetime" | "duration" | "boolean" | "select" | "multiselect" | "attachment" | "links" | "user" | "users" | "computed" | "lookup" | "button";
                    isArray: boolean;
                    /** @description Some of its values, cut short. */
                    samples: string[];
                    /** @description csv: how many records the first rows are with this column as `groupBy`. */
                    groups?: number;
                    /**
                     * @description csv, where rows seem to make records together. key: the column to use as `groupBy`. record: the same in all rows of a record. line: differs between them.
                     * @enum {string}
                     */
                    grouping?: "key" | "record" | "line";
                    /** @description links: the table whose records it names. */
                    linkedTableId?: string;
                    /** @description links: the fields of that table, for mappings such as Client → Name. */
                    linkedFields?: {
                        name: string;
                        /** @enum {string} */
                        serviceType: "text" | "html" | "email" | "url" | "phone" | "number" | "currency" | "percent" | "date" | "datetime" | "duration" | "boolean" | "select" | "multiselect" | "attachment" | "links" | "user" | "users" | "computed" | "lookup" | "button";
                    }[];
                }[];
                /** @description As of the last sync; null: not known. */
                recordCount: number | null;
                lastSyncedAt: string | null;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
            };
        };
        SourcesRecordsResponse: {
            /** @constant */
            success: true;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            sourceId: string;
            records: {
                _id: string;
                _createdTime: string;
                /** @description Formatted values; empty ones are null. */
                fields: {
                    [key: string]: unknown;
                };
            }[];
            rawRecords: {
                id: string;
                createdTime: string;
                fields: {
                    [key: string]: unknown;
                };
            }[];
            limit: number;
            offset: number;
            /** @description Of the source, unfiltered, as of the last sync. */
            total: number | null;
            /** @description null: nothing follows. A filtered page may be short and still have one. */
            nextCursor: string | null;
        };
        AccountsSignupRequest: {
            /**
             * Format: email
             * @example ada@example.com
             */
            email: string;
            name?: string;
        };
        AccountsSignupResponse: {
            /** @constant */
            success: true;
            /**
             * @description Shown this once: only its hash is stored.
             * @example gk_…
             */
            apiKey: string;
            account: {
                id: string;
                /** @description null: the operator made the key, without an address. */
                email: string | null;
                name: string | null;
                /** @enum {string} */
                tier: "demo" | "free" | "pro" | "scale" | "unlimited";
                createdAt: string | null;
            };
            warnings?: components["schemas"]["Warning"][];
        };
        AccountsRecoverKeyRequest: {
            /**
             * Format: email
             * @example ada@example.com
             */
            email: string;
            /** @description From the message; makes a new key. */
            token?: string;
        };
        AccountsRecoverKeyResponse: {
            /** @constant */
            success: true;
            message: string;
            /**
             * @description With a token only: the new key.
             * @example gk_…
             */
            apiKey?: string;
            /** @description Ids of the keys that are no longer valid. */
            revoked?: string[];
            warnings?: components["schemas"]["Warning"][];
        };
        AccountsRegenerateKeyResponse: {
            /** @constant */
            success: true;
            /**
             * @description Shown this once: only its hash is stored.
             * @example gk_…
             */
            apiKey: string;
            keyId: string;
            /** @description Ids of the keys that are no longer valid. */
            revoked: string[];
        };
        AccountsDashboardResponse: {
            /** @constant */
            success: true;
            account: {
                id: string;
                /** @description null: the operator made the key, without an address. */
                email: string | null;
                name: string | null;
                /** @enum {string} */
                tier: "demo" | "free" | "pro" | "scale" | "unlimited";
                createdAt: string | null;
            };
            /** @description Those that are valid, the newest first. */
            keys: {
                id: string;
                name: string | null;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /** @description The day, UTC. */
                lastUsedOn: string | null;
                /** @description Whether it is the one of this request. */
                current: boolean;
            }[];
            usage: {
                /** @description UTC: 2026-01. */
                month: string;
                documents: number;
                /** @description null: no limit. */
                limit: number | null;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                resetsAt: string;
            };
            rateLimit: {
                limit: number | null;
                windowMs: number;
            };
            counts: {
                templates: number;
                sources: number;
                mappings: number;
            };
            /** @description The newest first, ten unless `documents` says how many. */
            recentDocuments: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                /** @enum {string} */
                format: "pdf" | "png";
                /** @description Bytes. */
                size: number;
                filename: string;
                /** @description Pages of a PDF; 1 for an image. */
                pageCount: number;
                /** @description invoice, quote, …; document when none was recognised. */
                documentType: string;
                /** @description The template it was made from, if any. */
                templateId: string | null;
                /** @description The session it was made from, if any. */
                sessionId: string | null;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                expiresAt: string;
                documentUrl: string;
            }[];
        };
        SubscriptionsCreateRequest: {
            /**
             * Format: uri
             * @description Where deliveries are sent: a public address.
             * @example https://example.com/hooks/pagewright
             */
            url: string;
            events: ("document.created" | "document.failed" | "session.modified" | "job.completed" | "job.failed" | "template.updated")[];
        };
        SubscriptionsCreateResponse: {
            /** @constant */
            success: true;
            subscription: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                url: string;
                events: ("document.created" | "document.failed" | "session.modified" | "job.completed" | "job.failed" | "template.updated")[];
                /** @description false: switched off after five days of failures, or by a 410. */
                active: boolean;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                lastDelivery: {
                    /**
                     * Format: date-time
                     * @example 2026-01-31T09:30:00.000Z
                     */
                    at: string;
                    /** @enum {string} */
                    event: "document.created" | "document.failed" | "session.modified" | "job.completed" | "job.failed" | "template.updated";
                    /**
                     * @description failed: given up after a day, or because the receiver answered 410.
                     * @enum {string}
                     */
                    status: "delivered" | "retrying" | "failed";
                    attempts: number;
                    /**
                     * Format: date-time
                     * @example 2026-01-31T09:30:00.000Z
                     */
                    nextAttemptAt?: string;
                    error?: string;
                } | null;
                /** @description Verifies the signatures. Shown this once. */
                secret: string;
            };
            warnings?: components["schemas"]["Warning"][];
        };
        SubscriptionsListResponse: {
            /** @constant */
            success: true;
            subscriptions: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                url: string;
                events: ("document.created" | "document.failed" | "session.modified" | "job.completed" | "job.failed" | "template.updated")[];
                /** @description false: switched off after five days of failures, or by a 410. */
                active: boolean;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                lastDelivery: {
                    /**
                     * Format: date-time
                     * @example 2026-01-31T09:30:00.000Z
                     */
                    at: string;
                    /** @enum {string} */
                    event: "document.created" | "document.failed" | "session.modified" | "job.completed" | "job.failed" | "template.updated";
                    /**
                     * @description failed: given up after a day, or because the receiver answered 410.
                     * @enum {string}
                     */
                    status: "delivered" | "retrying" | "failed";
                    attempts: number;
                    /**
                     * Format: date-time
                     * @example 2026-01-31T09:30:00.000Z
                     */
                    nextAttemptAt?: string;
                    error?: string;
                } | null;
            }[];
            total: number;
            limit: number;
            offset: number;
        };
        SubscriptionsGetResponse: {
            /** @constant */
            success: true;
            subscription: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                url: string;
                events: ("document.created" | "document.failed" | "session.modified" | "job.completed" | "job.failed" | "template.updated")[];
                /** @description false: switched off after five days of failures, or by a 410. */
                active: boolean;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                lastDelivery: {
                    /**
                     * Format: date-time
                     * @example 2026-01-31T09:30:00.000Z
                     */
                    at: string;
                    /** @enum {string} */
                    event: "document.created" | "document.failed" | "session.modified" | "job.completed" | "job.failed" | "template.updated";
                    /**
                     * @description failed: given up after a day, or because the receiver answered 410.
                     * @enum {string}
                     */
                    status: "delivered" | "retrying" | "failed";
                    attempts: number;
                    /**
                     * Format: date-time
                     * @example 2026-01-31T09:30:00.000Z
                     */
                    nextAttemptAt?: string;
                    error?: string;
                } | null;
            };
        };
        SubscriptionsDeleteResponse: {
            /** @constant */
            success: true;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            deleted: string;
        };
        SubscriptionsRotateSecretResponse: {
            /** @constant */
            success: true;
            subscription: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                url: string;
                events: ("document.created" | "document.failed" | "session.modified" | "job.completed" | "job.failed" | "template.updated")[];
                /** @description false: switched off after five days of failures, or by a 410. */
                active: boolean;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                lastDelivery: {
                    /**
                     * Format: date-time
                     * @example 2026-01-31T09:30:00.000Z
                     */
                    at: string;
                    /** @enum {string} */
                    event: "document.created" | "document.failed" | "session.modified" | "job.completed" | "job.failed" | "template.updated";
                    /**
                     * @description failed: given up after a day, or because the receiver answered 410.
                     * @enum {string}
                     */
                    status: "delivered" | "retrying" | "failed";
                    attempts: number;
                    /**
                     * Format: date-time
                     * @example 2026-01-31T09:30:00.000Z
                     */
                    nextAttemptAt?: string;
                    error?: string;
                } | null;
                /** @description Verifies the signatures. Shown this once. */
                secret: string;
            };
            /**
             * Format: date-time
             * @description Until then deliveries have a signature by each secret.
             * @example 2026-01-31T09:30:00.000Z
             */
            previousUntil: string;
        };
        WebhooksCreateRequest: {
            name: string;
            /** @description Built-in id or saved template, with @version to stay at one. */
            templateId: string;
            /**
             * Format: uuid
             * @description How a record fills the template.
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            mappingId?: string;
            /**
             * Format: uuid
             * @description Where records are read that are only named. The newest mapping between it and the template is used, else the record’s own fields.
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            sourceId?: string;
            /**
             * @default pdf
             * @enum {string}
             */
            format?: "pdf" | "png";
            /** @description Seconds until the hosted document expires. Default 86400. */
            ttl?: number;
            options?: {
                /** @description Paper size. Default letter. */
                pageSize?: ("A3" | "A4" | "A5" | "letter" | "legal" | "tabloid") | {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    width: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    height: string;
                };
                /**
                 * @description Default portrait.
                 * @enum {string}
                 */
                orientation?: "portrait" | "landscape";
                /** @description Page margins. Default 0.5in each. */
                margin?: {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    top?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    bottom?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    left?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    right?: string;
                };
                /** @description Scale of the content, 0.1 to 3. Default 1. */
                scale?: number;
                /** @description Pages to keep, such as "1-3, 5". */
                pageRanges?: string;
                /** @description Header of every page; {{page}} and {{pages}} are filled in. */
                headerHtml?: string;
                /** @description Footer of every page; {{page}} and {{pages}} are filled in. */
                footerHtml?: string;
                /** @description Print "Page n of m" at the foot of every page. Without it documents of data are numbered when they have several pages. */
                pageNumbers?: boolean;
                /** @description Print background colours and images. Default true. */
                printBackground?: boolean;
                /** @description html and url: wait until this CSS selector matches. */
                waitFor?: string;
                /** @description html and url: wait this many milliseconds after loading. */
                waitMs?: number;
                /** @description png: size of the window in CSS pixels. Default 1280 x 800 at 1; of data the width of its page and the height of its content, at 2. */
                viewport?: {
                    width?: number;
                    height?: number;
                    deviceScaleFactor?: number;
                };
                /** @description png: capture the whole page rather than the viewport. Default true. */
                fullPage?: boolean;
                /** @description Text across every page. */
                watermark?: string;
                /** @description The PDF information dictionary. */
                metadata?: {
                    title?: string;
                    author?: string;
                    subject?: string;
                    keywords?: string[];
                };
                /** @description Tagged PDF, for accessibility. Default true. */
                tagged?: boolean;
                /** @description Bookmarks from the headings. Default true; needs tagged. */
                outline?: boolean;
                /** @description Warnings are failures: details.reason is "warnings", nothing is charged and nothing stored. Default false. */
                strict?: boolean;
                /** @description Extra style sheet, applied last. */
                css?: string;
                /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                locale?: string;
                /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                timeZone?: string;
                /** @description data: currency of amounts that the data names none for. */
                currency?: string;
                /**
                 * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                 * @enum {string}
                 */
                details?: "auto" | "none" | "all";
            };
            /** @description Airtable’s macSecretBase64: its own notifications are then accepted by X-Airtable-Content-MAC. */
            macSecret?: string;
        };
        WebhooksCreateResponse: {
            /** @constant */
            success: true;
            webhook: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                name: string;
                /**
                 * Format: uri
                 * @description Where records are sent.
                 */
                url: string;
                /** @description Built-in id or saved template, with @version to stay at one. */
                templateId: string;
                mappingId: string | null;
                sourceId: string | null;
                /** @enum {string} */
                format: "pdf" | "png";
                /** @description Seconds; null: the default. */
                ttl: number | null;
                options: {
                    /** @description Paper size. Default letter. */
                    pageSize?: ("A3" | "A4" | "A5" | "letter" | "legal" | "tabloid") | {
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        width: string;
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        height: string;
                    };
                    /**
                     * @description Default portrait.
                     * @enum {string}
                     */
                    orientation?: "portrait" | "landscape";
                    /** @description Page margins. Default 0.5in each. */
                    margin?: {
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        top?: string;
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        bottom?: string;
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        left?: string;
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        right?: string;
                    };
                    /** @description Scale of the content, 0.1 to 3. Default 1. */
                    scale?: number;
                    /** @description Pages to keep, such as "1-3, 5". */
                    pageRanges?: string;
                    /** @description Header of every page; {{page}} and {{pages}} are filled in. */
                    headerHtml?: string;
                    /** @description Footer of every page; {{page}} and {{pages}} are filled in. */
                    footerHtml?: string;
                    /** @description Print "Page n of m" at the foot of every page. Without it documents of data are numbered when they have several pages. */
                    pageNumbers?: boolean;
                    /** @description Print background colours and images. Default true. */
                    printBackground?: boolean;
                    /** @description html and url: wait until this CSS selector matches. */
                    waitFor?: string;
                    /** @description html and url: wait this many milliseconds after loading. */
                    waitMs?: number;
                    /** @description png: size of the window in CSS pixels. Default 1280 x 800 at 1; of data the width of its page and the height of its content, at 2. */
                    viewport?: {
                        width?: number;
                        height?: number;
                        deviceScaleFactor?: number;
                    };
                    /** @description png: capture the whole page rather than the viewport. Default true. */
                    fullPage?: boolean;
                    /** @description Text across every page. */
                    watermark?: string;
                    /** @description The PDF information dictionary. */
                    metadata?: {
                        title?: string;
                        author?: string;
                        subject?: string;
                        keywords?: string[];
                    };
                    /** @description Tagged PDF, for accessibility. Default true. */
                    tagged?: boolean;
                    /** @description Bookmarks from the headings. Default true; needs tagged. */
                    outline?: boolean;
                    /** @description Warnings are failures: details.reason is "warnings", nothing is charged and nothing stored. Default false. */
                    strict?: boolean;
                    /** @description Extra style sheet, applied last. */
                    css?: string;
                    /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                    locale?: string;
                    /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                    timeZone?: string;
                    /** @description data: currency of amounts that the data names none for. */
                    currency?: string;
                    /**
                     * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                     * @enum {string}
                     */
                    details?: "auto" | "none" | "all";
                } | null;
                /** @description Whether macSecret was given. */
                acceptsProvider: boolean;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /** @description For X-Webhook-Secret, or to sign with as Standard Webhooks has it. Shown this once. */
                secret: string;
            };
            warnings?: components["schemas"]["Warning"][];
        };
        WebhooksListResponse: {
            /** @constant */
            success: true;
            webhooks: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                name: string;
                /**
                 * Format: uri
                 * @description Where records are sent.
                 */
                url: string;
                /** @description Built-in id or saved template, with @version to stay at one. */
                templateId: string;
                mappingId: string | null;
                sourceId: string | null;
                /** @enum {string} */
                format: "pdf" | "png";
                /** @description Seconds; null: the default. */
                ttl: number | null;
                options: {
                    /** @description Paper size. Default letter. */
                    pageSize?: ("A3" | "A4" | "A5" | "letter" | "legal" | "tabloid") | {
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        width: string;
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        height: string;
                    };
                    /**
                     * @description Default portrait.
                     * @enum {string}
                     */
                    orientation?: "portrait" | "landscape";
                    /** @description Page margins. Default 0.5in each. */
                    margin?: {
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        top?: string;
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        bottom?: string;
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        left?: string;
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        right?: string;
                    };
                    /** @description Scale of the content, 0.1 to 3. Default 1. */
                    scale?: number;
                    /** @description Pages to keep, such as "1-3, 5". */
                    pageRanges?: string;
                    /** @description Header of every page; {{page}} and {{pages}} are filled in. */
                    headerHtml?: string;
                    /** @description Footer of every page; {{page}} and {{pages}} are filled in. */
                    footerHtml?: string;
                    /** @description Print "Page n of m" at the foot of every page. Without it documents of data are numbered when they have several pages. */
                    pageNumbers?: boolean;
                    /** @description Print background colours and images. Default true. */
                    printBackground?: boolean;
                    /** @description html and url: wait until this CSS selector matches. */
                    waitFor?: string;
                    /** @description html and url: wait this many milliseconds after loading. */
                    waitMs?: number;
                    /** @description png: size of the window in CSS pixels. Default 1280 x 800 at 1; of data the width of its page and the height of its content, at 2. */
                    viewport?: {
                        width?: number;
                        height?: number;
                        deviceScaleFactor?: number;
                    };
                    /** @description png: capture the whole page rather than the viewport. Default true. */
                    fullPage?: boolean;
                    /** @description Text across every page. */
                    watermark?: string;
                    /** @description The PDF information dictionary. */
                    metadata?: {
                        title?: string;
                        author?: string;
                        subject?: string;
                        keywords?: string[];
                    };
                    /** @description Tagged PDF, for accessibility. Default true. */
                    tagged?: boolean;
                    /** @description Bookmarks from the headings. Default true; needs tagged. */
                    outline?: boolean;
                    /** @description Warnings are failures: details.reason is "warnings", nothing is charged and nothing stored. Default false. */
                    strict?: boolean;
                    /** @description Extra style sheet, applied last. */
                    css?: string;
                    /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                    locale?: string;
                    /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                    timeZone?: string;
                    /** @description data: currency of amounts that the data names none for. */
                    currency?: string;
                    /**
                     * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                     * @enum {string}
                     */
                    details?: "auto" | "none" | "all";
                } | null;
                /** @description Whether macSecret was given. */
                acceptsProvider: boolean;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
            }[];
            total: number;
            limit: number;
            offset: number;
        };
        WebhooksGetResponse: {
            /** @constant */
            success: true;
            webhook: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                name: string;
                /**
                 * Format: uri
                 * @description Where records are sent.
                 */
                url: string;
                /** @description Built-in id or saved template, with @version to stay at one. */
                templateId: string;
                mappingId: string | null;
                sourceId: string | null;
                /** @enum {string} */
                format: "pdf" | "png";
                /** @description Seconds; null: the default. */
                ttl: number | null;
                options: {
                    /** @description Paper size. Default letter. */
                    pageSize?: ("A3" | "A4" | "A5" | "letter" | "legal" | "tabloid") | {
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        width: string;
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        height: string;
                    };
                    /**
                     * @description Default portrait.
                     * @enum {string}
                     */
                    orientation?: "portrait" | "landscape";
                    /** @description Page margins. Default 0.5in each. */
                    margin?: {
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        top?: string;
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        bottom?: string;
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        left?: string;
                        /**
                         * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                         * @example 0.5in
                         */
                        right?: string;
                    };
                    /** @description Scale of the content, 0.1 to 3. Default 1. */
                    scale?: number;
                    /** @description Pages to keep, such as "1-3, 5". */
                    pageRanges?: string;
                    /** @description Header of every page; {{page}} and {{pages}} are filled in. */
                    headerHtml?: string;
                    /** @description Footer of every page; {{page}} and {{pages}} are filled in. */
                    footerHtml?: string;
                    /** @description Print "Page n of m" at the foot of every page. Without it documents of data are numbered when they have several pages. */
                    pageNumbers?: boolean;
                    /** @description Print background colours and images. Default true. */
                    printBackground?: boolean;
                    /** @description html and url: wait until this CSS selector matches. */
                    waitFor?: string;
                    /** @description html and url: wait this many milliseconds after loading. */
                    waitMs?: number;
                    /** @description png: size of the window in CSS pixels. Default 1280 x 800 at 1; of data the width of its page and the height of its content, at 2. */
                    viewport?: {
                        width?: number;
                        height?: number;
                        deviceScaleFactor?: number;
                    };
                    /** @description png: capture the whole page rather than the viewport. Default true. */
                    fullPage?: boolean;
                    /** @description Text across every page. */
                    watermark?: string;
                    /** @description The PDF information dictionary. */
                    metadata?: {
                        title?: string;
                        author?: string;
                        subject?: string;
                        keywords?: string[];
                    };
                    /** @description Tagged PDF, for accessibility. Default true. */
                    tagged?: boolean;
                    /** @description Bookmarks from the headings. Default true; needs tagged. */
                    outline?: boolean;
                    /** @description Warnings are failures: details.reason is "warnings", nothing is charged and nothing stored. Default false. */
                    strict?: boolean;
                    /** @description Extra style sheet, applied last. */
                    css?: string;
                    /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                    locale?: string;
                    /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                    timeZone?: string;
                    /** @description data: currency of amounts that the data names none for. */
                    currency?: string;
                    /**
                     * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                     * @enum {string}
                     */
                    details?: "auto" | "none" | "all";
                } | null;
                /** @description Whether macSecret was given. */
                acceptsProvider: boolean;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
            };
        };
        WebhooksDeleteResponse: {
            /** @constant */
            success: true;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            deleted: string;
        };
        /**
         * @description { recordId }; Airtable’s notification; else the record itself, up to 256 kB.
         * @example {
         *       "recordId": "rec0123456789abcd"
         *     }
         */
        WebhooksReceiveRequest: {
            recordId: string;
        } | {
            base: {
                id: string;
            };
            webhook: {
                id: string;
            };
            /**
             * Format: date-time
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
        } | {
            [key: string]: unknown;
        };
        WebhooksReceiveResponse: {
            /** @constant */
            success: true;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            runId: string;
            /** @description Of the document to be; null: the notification of several. */
            documentId: string | null;
            /** @constant */
            status: "queued";
            _links: {
                /** @description GET: the document, once it is made. */
                document: string;
            };
        };
        WebhooksDocumentResponse: {
            /** @constant */
            success: true;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            runId: string;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            webhookId: string;
            recordId: string | null;
            document: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                /** @enum {string} */
                format: "pdf" | "png";
                /** @description Bytes. */
                size: number;
                filename: string;
                /** @description Pages of a PDF; 1 for an image. */
                pageCount: number;
                /** @description invoice, quote, …; document when none was recognised. */
                documentType: string;
                /** @description The template it was made from, if any. */
                templateId: string | null;
                /** @description The session it was made from, if any. */
                sessionId: string | null;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                expiresAt: string;
                /** Format: uri */
                documentUrl: string;
            };
            warnings: {
                /** @enum {string} */
                code: "RESOURCE_FAILED" | "RESOURCE_BLOCKED" | "WAIT_FOR_NOT_FOUND" | "GLYPH_MISSING" | "TEXT_CUT" | "PLACEHOLDER_UNRESOLVED" | "VALUE_LEFT_OUT" | "CHANGE_LEFT_OUT" | "TEXT_FIXED" | "UNKNOWN_FIELD" | "PLACEHOLDER_UNMAPPED" | "PLACEHOLDER_UNKNOWN" | "FIELD_UNKNOWN" | "INTENT_NOT_UNDERSTOOD" | "AMOUNTS_DISAGREE" | "CURRENCIES_MIXED" | "CONTENT_LEFT_OUT" | "TYPE_UNCERTAIN";
                message: string;
                /** @description The address, selector, text or characters concerned, as it stands in the document. */
                subject?: string;
                /** @description The document’s part that it is in, by its data-service-region. */
                region?: string;
                /** @description The field of the request concerned. */
                path?: (string | number)[];
                /** @description The field that was probably meant. */
                suggestion?: string;
                /** @description The element that it is in, as a CSS selector. */
                selector?: string;
            }[];
            /** @description Of a provider’s notification: a run for each record that changed. */
            runs?: string[];
        };
        WebhooksTestResponse: {
            /** @constant */
            success: true;
            ok: boolean;
            message: string;
            /** @description The code of the error. */
            code: string | null;
            documentId: string | null;
            documentUrl: string | null;
            warnings: {
                /** @enum {string} */
                code: "RESOURCE_FAILED" | "RESOURCE_BLOCKED" | "WAIT_FOR_NOT_FOUND" | "GLYPH_MISSING" | "TEXT_CUT" | "PLACEHOLDER_UNRESOLVED" | "VALUE_LEFT_OUT" | "CHANGE_LEFT_OUT" | "TEXT_FIXED" | "UNKNOWN_FIELD" | "PLACEHOLDER_UNMAPPED" | "PLACEHOLDER_UNKNOWN" | "FIELD_UNKNOWN" | "INTENT_NOT_UNDERSTOOD" | "AMOUNTS_DISAGREE" | "CURRENCIES_MIXED" | "CONTENT_LEFT_OUT" | "TYPE_UNCERTAIN";
                message: string;
                /** @description The address, selector, text or characters concerned, as it stands in the document. */
                subject?: string;
                /** @description The document’s part that it is in, by its data-service-region. */
                region?: string;
                /** @description The field of the request concerned. */
                path?: (string | number)[];
                /** @description The field that was probably meant. */
                suggestion?: string;
                /** @description The element that it is in, as a CSS selector. */
                selector?: string;
            }[];
        };
        TelemetryIntentFirstRequest: {
            /** @description What happened, as a name of up to 64 of a-z 0-9 . _ - */
            event: string;
            /** @description Taken, and not stored. */
            sessionId?: string;
            /** @description Taken, and not stored. */
            properties?: {
                [key: string]: unknown;
            };
        };
        TelemetryIntentFirstResponse: {
            /** @constant */
            success: true;
            /** @constant */
            accepted: true;
            warnings?: components["schemas"]["Warning"][];
        };
        DemoScenariosResponse: {
            /** @constant */
            success: true;
            scenarios: {
                id: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "document";
                description: string;
                /** @description Changes to try, as prompt. */
                prompts: string[];
                /** @description What the document is made of. */
                data: {
                    [key: string]: unknown;
                };
            }[];
            total: number;
            limit: number;
            offset: number;
        };
        DemoMagicRequest: {
            /** @description Of GET /v1/demo/scenarios. Without scenario and prompt the first one. */
            scenario?: string;
            /** @description With a scenario: a change of its document, in plain words. Alone: the document to make. */
            prompt?: string;
            /**
             * @default pdf
             * @enum {string}
             */
            format?: "pdf" | "png";
        };
        DemoMagicResponse: {
            /** @constant */
            success: true;
            /** @description null: the document was made of the prompt alone. */
            scenario: string | null;
            html: string;
            /** @enum {string} */
            format: "pdf" | "png";
            /** @description The file as a data URL: data:<mime>;base64,<data>. */
            url: string;
            /** @description Bytes. */
            size: number;
            filename: string;
            pageCount: number;
            /** @enum {string} */
            documentType: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "document";
            /** @enum {string} */
            style: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
            /** @description What was done, step by step. */
            done: string[];
            warnings: components["schemas"]["Warning"][];
        };
        BetaRequestRequest: {
            /**
             * Format: email
             * @example ada@example.com
             */
            email: string;
            name?: string;
            /** @description What the service is to be used for. */
            useCase?: string;
        };
        BetaRequestResponse: {
            /** @constant */
            success: true;
            request: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                email: string;
                name: string | null;
                useCase: string | null;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /** @constant */
                status: "pending";
            };
            message: string;
            warnings?: components["schemas"]["Warning"][];
        };
        BetaActivateRequest: {
            code: string;
        };
        BetaActivateResponse: {
            /** @constant */
            success: true;
            /** @description Shown this once: only its hash is stored. */
            apiKey: string;
            account: {
                id: string;
                /** @description null: the operator made the key, without an address. */
                email: string | null;
                name: string | null;
                /** @enum {string} */
                tier: "demo" | "free" | "pro" | "scale" | "unlimited";
                createdAt: string | null;
            };
            warnings?: components["schemas"]["Warning"][];
        };
        BetaRequestsResponse: {
            /** @constant */
            success: true;
            requests: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                email: string;
                name: string | null;
                useCase: string | null;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /** @enum {string} */
                status: "pending" | "approved" | "activated";
                approvedAt: string | null;
                activatedAt: string | null;
            }[];
            total: number;
            limit: number;
            offset: number;
        };
        BetaApproveResponse: {
            /** @constant */
            success: true;
            request: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                email: string;
                name: string | null;
                useCase: string | null;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /** @enum {string} */
                status: "pending" | "approved" | "activated";
                approvedAt: string | null;
                activatedAt: string | null;
            };
            invite: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                requestId: string;
                email: string;
                /** @enum {string} */
                status: "open" | "expired" | "activated";
                /** @description Whether the code was sent by mail. */
                mailed: boolean;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                expiresAt: string;
                activatedAt: string | null;
                /** @description Works once. Shown this once: only its hash is stored. */
                code: string;
            };
        };
        BetaInvitesResponse: {
            /** @constant */
            success: true;
            invites: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                requestId: string;
                email: string;
                /** @enum {string} */
                status: "open" | "expired" | "activated";
                /** @description Whether the code was sent by mail. */
                mailed: boolean;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                expiresAt: string;
                activatedAt: string | null;
            }[];
            total: number;
            limit: number;
            offset: number;
        };
        BetaStatsResponse: {
            /** @constant */
            success: true;
            requests: {
                total: number;
                pending: number;
                approved: number;
                activated: number;
            };
            invites: {
                total: number;
                open: number;
                expired: number;
                activated: number;
            };
        };
        MigrateAssessRequest: {
            /** @enum {string} */
            provider: "docraptor" | "apitemplate" | "pdfmonkey" | "craftmypdf" | "carbone" | "handlebars";
            /** @description HTML with the tags of the provider; craftmypdf: the layout as JSON; carbone: also a DOCX or ODT as Base64. */
            template?: string;
            /** @description Instead of template, or together with it: what is sent to the provider, with its template, styles, data and settings. */
            payload?: {
                [key: string]: unknown;
            };
            /**
             * @description What the documents are made of.
             * @example {
             *       "invoiceNumber": "INV-1042",
             *       "total": 120
             *     }
             */
            data?: {
                [key: string]: unknown;
            };
        };
        MigrateAssessResponse: {
            /** @constant */
            success: true;
            assessment: {
                /** @description Whether the converted template has everything, some of it with help of the data. */
                compatible: boolean;
                /** @description How much of the constructs is in the converted template; what needs help counts half. */
                score: number;
                supported: {
                    feature: string;
                    count: number;
                    lines: number[];
                }[];
                unsupported: {
                    feature: string;
                    /** @description In the template that was sent, from 1. */
                    line: number;
                    column: number;
                    source: string;
                    reason: string;
                    workaround?: string;
                }[];
                converted: {
                    /** @description The Mustache template. */
                    html: string;
                    schema: {
                        fields: {
                            /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                            name: string;
                            /** @enum {string} */
                            type: "string" | "number" | "boolean" | "array" | "object";
                            required?: boolean;
                        }[];
                    };
                    /** @description The data that was sent, with what the template needs of it; else made up. */
                    sampleData: {
                        [key: string]: unknown;
                    };
                    /** @description The converted template, filled with the sample data. */
                    rendered: string;
                    /**
                     * @description The settings of the payload, as options of create.
                     * @example {
                     *       "pageSize": "A4",
                     *       "margin": {
                     *         "top": "20mm"
                     *       }
                     *     }
                     */
                    options: {
                        /** @description Paper size. Default letter. */
                        pageSize?: ("A3" | "A4" | "A5" | "letter" | "legal" | "tabloid") | {
                            /**
                             * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                             * @example 0.5in
                             */
                            width: string;
                            /**
                             * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                             * @example 0.5in
                             */
                            height: string;
                        };
                        /**
                         * @description Default portrait.
                         * @enum {string}
                         */
                        orientation?: "portrait" | "landscape";
                        /** @description Page margins. Default 0.5in each. */
                        margin?: {
                            /**
                             * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                             * @example 0.5in
                             */
                            top?: string;
                            /**
                             * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                             * @example 0.5in
                             */
                            bottom?: string;
                            /**
                             * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                             * @example 0.5in
                             */
                            left?: string;
                            /**
                             * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                             * @example 0.5in
                             */
                            right?: string;
                        };
                        /** @description Scale of the content, 0.1 to 3. Default 1. */
                        scale?: number;
                        /** @description Pages to keep, such as "1-3, 5". */
                        pageRanges?: string;
                        /** @description Header of every page; {{page}} and {{pages}} are filled in. */
                        headerHtml?: string;
                        /** @description Footer of every page; {{page}} and {{pages}} are filled in. */
                        footerHtml?: string;
                        /** @description Print "Page n of m" at the foot of every page. Without it documents of data are numbered when they have several pages. */
                        pageNumbers?: boolean;
                        /** @description Print background colours and images. Default true. */
                        printBackground?: boolean;
                        /** @description html and url: wait until this CSS selector matches. */
                        waitFor?: string;
                        /** @description html and url: wait this many milliseconds after loading. */
                        waitMs?: number;
                        /** @description png: size of the window in CSS pixels. Default 1280 x 800 at 1; of data the width of its page and the height of its content, at 2. */
                        viewport?: {
                            width?: number;
                            height?: number;
                            deviceScaleFactor?: number;
                        };
                        /** @description png: capture the whole page rather than the viewport. Default true. */
                        fullPage?: boolean;
                        /** @description Text across every page. */
                        watermark?: string;
                        /** @description The PDF information dictionary. */
                        metadata?: {
                            title?: string;
                            author?: string;
                            subject?: string;
                            keywords?: string[];
                        };
                        /** @description Tagged PDF, for accessibility. Default true. */
                        tagged?: boolean;
                        /** @description Bookmarks from the headings. Default true; needs tagged. */
                        outline?: boolean;
                        /** @description Warnings are failures: details.reason is "warnings", nothing is charged and nothing stored. Default false. */
                        strict?: boolean;
                        /** @description Extra style sheet, applied last. */
                        css?: string;
                    };
                    /** @description Values that the data must bring: a Mustache template does not compute. */
                    prepared: {
                        name: string;
                        /** @description The lists whose items have it. Empty: the data. */
                        within: string[];
                        /** @description As the template computed it. */
                        expression: string;
                        /** @description In the template that was sent, from 1. */
                        line: number;
                    }[];
                };
                /** @description What is to be done, in order. */
                steps: string[];
            };
            warnings?: components["schemas"]["Warning"][];
        };
        AutoGenerateProposeRequest: {
            /**
             * @description Any JSON object with at least one key.
             * @example {
             *       "invoiceNumber": "INV-1042",
             *       "total": 120
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            intent?: string;
        };
        AutoGenerateProposeResponse: {
            /** @constant */
            success: true;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            proposalId: string;
            /**
             * Format: date-time
             * @description A day after it was made.
             * @example 2026-01-31T09:30:00.000Z
             */
            expiresAt: string;
            /** @description The template that there is and that suits the data: it is what is proposed. Absent: a template was generated. */
            match?: {
                templateId: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                score: number;
                reasons: string[];
            };
            template: {
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                /** @enum {string} */
                style: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                html: string;
                schema: {
                    fields: {
                        /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                        name: string;
                        /** @enum {string} */
                        type: "string" | "number" | "boolean" | "array" | "object";
                        required?: boolean;
                    }[];
                };
                sampleData: {
                    [key: string]: unknown;
                };
                /** @description How data is read and written for it: belongs to what is stored. */
                writing?: {
                    /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                    locale?: string;
                    /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                    timeZone?: string;
                    /** @description data: currency of amounts that the data names none for. */
                    currency?: string;
                    /**
                     * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                     * @enum {string}
                     */
                    details?: "auto" | "none" | "all";
                    /** @description What the document is for, as a request’s `intent` says it. */
                    intent?: string;
                    /** @description How amounts, numbers and dates are written, in order: currency, decimals, a pattern of dates. */
                    formats?: ({
                        /** @constant */
                        what: "currency";
                        currency: string;
                        /** @enum {string} */
                        display?: "symbol" | "code" | "none";
                        /** @enum {string} */
                        place?: "before" | "after";
                    } | {
                        /** @constant */
                        what: "number";
                        decimals?: number;
                        /** @enum {string} */
                        decimalMark?: "." | ",";
                        /** @enum {string} */
                        grouping?: "," | "." | " " | "'" | "";
                        /** @enum {string} */
                        negative?: "lead" | "brackets" | "trail";
                    } | {
                        /** @constant */
                        what: "date";
                        pattern: string;
                    })[];
                };
            };
            /** @description The template filled with the data. */
            html: string;
            analysis: {
                /** @enum {string} */
                documentType: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "document";
                confidence: number;
                fields: {
                    header: string[];
                    recipient: string[];
                    lineItems: string[];
                    summary: string[];
                    metadata: string[];
                    footer: string[];
                    technical?: string[];
                };
                layout: {
                    headerStyle: string;
                    contentStyle: string;
                    summaryStyle: string;
                };
                styling: {
                    /** @enum {string} */
                    suggestedStyle: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                };
                /** @description Paths of the data that the document leaves out, with [] for every entry of a list. */
                unprinted?: string[];
            };
            warnings?: components["schemas"]["Warning"][];
        };
        AutoGenerateAcceptRequest: {
            proposalId: string;
            /**
             * @description true: store the template. false: make the document of the data.
             * @default false
             */
            save?: boolean;
            /** @description save: what to call the template. */
            name?: string;
            /**
             * @description Of the document.
             * @default pdf
             * @enum {string}
             */
            format?: "pdf" | "png";
            options?: {
                /** @description Paper size. Default letter. */
                pageSize?: ("A3" | "A4" | "A5" | "letter" | "legal" | "tabloid") | {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    width: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    height: string;
                };
                /**
                 * @description Default portrait.
                 * @enum {string}
                 */
                orientation?: "portrait" | "landscape";
                /** @description Page margins. Default 0.5in each. */
                margin?: {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    top?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    bottom?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    left?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    right?: string;
                };
                /** @description Scale of the content, 0.1 to 3. Default 1. */
                scale?: number;
                /** @description Pages to keep, such as "1-3, 5". */
                pageRanges?: string;
                /** @description Header of every page; {{page}} and {{pages}} are filled in. */
                headerHtml?: string;
                /** @description Footer of every page; {{page}} and {{pages}} are filled in. */
                footerHtml?: string;
                /** @description Print "Page n of m" at the foot of every page. Without it documents of data are numbered when they have several pages. */
                pageNumbers?: boolean;
                /** @description Print background colours and images. Default true. */
                printBackground?: boolean;
                /** @description html and url: wait until this CSS selector matches. */
                waitFor?: string;
                /** @description html and url: wait this many milliseconds after loading. */
                waitMs?: number;
                /** @description png: size of the window in CSS pixels. Default 1280 x 800 at 1; of data the width of its page and the height of its content, at 2. */
                viewport?: {
                    width?: number;
                    height?: number;
                    deviceScaleFactor?: number;
                };
                /** @description png: capture the whole page rather than the viewport. Default true. */
                fullPage?: boolean;
                /** @description Text across every page. */
                watermark?: string;
                /** @description The PDF information dictionary. */
                metadata?: {
                    title?: string;
                    author?: string;
                    subject?: string;
                    keywords?: string[];
                };
                /** @description Tagged PDF, for accessibility. Default true. */
                tagged?: boolean;
                /** @description Bookmarks from the headings. Default true; needs tagged. */
                outline?: boolean;
                /** @description Warnings are failures: details.reason is "warnings", nothing is charged and nothing stored. Default false. */
                strict?: boolean;
                /** @description Extra style sheet, applied last. */
                css?: string;
                /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                locale?: string;
                /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                timeZone?: string;
                /** @description data: currency of amounts that the data names none for. */
                currency?: string;
                /**
                 * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                 * @enum {string}
                 */
                details?: "auto" | "none" | "all";
            };
            /** @description Seconds until the hosted document expires. Default 86400. */
            ttl?: number;
        };
        AutoGenerateAcceptResponse: {
            /** @constant */
            success: true;
            template: {
                id: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                description: string;
                /** @enum {string} */
                style: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                isDefault: boolean;
                version: number;
                /** @enum {string} */
                source: "builtin" | "saved";
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
                html: string;
                schema: {
                    fields: {
                        /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                        name: string;
                        /** @enum {string} */
                        type: "string" | "number" | "boolean" | "array" | "object";
                        required?: boolean;
                    }[];
                };
                sampleData: {
                    [key: string]: unknown;
                };
                writing?: {
                    /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                    locale?: string;
                    /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                    timeZone?: string;
                    /** @description data: currency of amounts that the data names none for. */
                    currency?: string;
                    /**
                     * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                     * @enum {string}
                     */
                    details?: "auto" | "none" | "all";
                    /** @description What the document is for, as a request’s `intent` says it. */
                    intent?: string;
                    /** @description How amounts, numbers and dates are written, in order: currency, decimals, a pattern of dates. */
                    formats?: ({
                        /** @constant */
                        what: "currency";
                        currency: string;
                        /** @enum {string} */
                        display?: "symbol" | "code" | "none";
                        /** @enum {string} */
                        place?: "before" | "after";
                    } | {
                        /** @constant */
                        what: "number";
                        decimals?: number;
                        /** @enum {string} */
                        decimalMark?: "." | ",";
                        /** @enum {string} */
                        grouping?: "," | "." | " " | "'" | "";
                        /** @enum {string} */
                        negative?: "lead" | "brackets" | "trail";
                    } | {
                        /** @constant */
                        what: "date";
                        pattern: string;
                    })[];
                };
            };
        } | {
            /** @constant */
            success: true;
            document: {
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                /** @enum {string} */
                format: "pdf" | "png";
                /** @description Bytes. */
                size: number;
                filename: string;
                /** @description Pages of a PDF; 1 for an image. */
                pageCount: number;
                /** @description invoice, quote, …; document when none was recognised. */
                documentType: string;
                /** @description The template it was made from, if any. */
                templateId: string | null;
                /** @description The session it was made from, if any. */
                sessionId: string | null;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                expiresAt: string;
                /**
                 * Format: uri
                 * @description Signed link to the hosted document, valid until expiresAt.
                 */
                documentUrl: string;
                /** @description The file as a data URL: data:<mime>;base64,<data>. */
                url: string;
            };
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            sessionId: string;
            warnings: {
                /** @enum {string} */
                code: "RESOURCE_FAILED" | "RESOURCE_BLOCKED" | "WAIT_FOR_NOT_FOUND" | "GLYPH_MISSING" | "TEXT_CUT" | "PLACEHOLDER_UNRESOLVED" | "VALUE_LEFT_OUT" | "CHANGE_LEFT_OUT" | "TEXT_FIXED" | "UNKNOWN_FIELD" | "PLACEHOLDER_UNMAPPED" | "PLACEHOLDER_UNKNOWN" | "FIELD_UNKNOWN" | "INTENT_NOT_UNDERSTOOD" | "AMOUNTS_DISAGREE" | "CURRENCIES_MIXED" | "CONTENT_LEFT_OUT" | "TYPE_UNCERTAIN";
                message: string;
                /** @description The address, selector, text or characters concerned, as it stands in the document. */
                subject?: string;
                /** @description The document’s part that it is in, by its data-service-region. */
                region?: string;
                /** @description The field of the request concerned. */
                path?: (string | number)[];
                /** @description The field that was probably meant. */
                suggestion?: string;
                /** @description The element that it is in, as a CSS selector. */
                selector?: string;
            }[];
        };
        AutoGenerateMatchResponse: {
            /** @constant */
            success: true;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            proposalId: string;
            /** @description The one that suits the data. null: none does. */
            match: {
                templateId: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                score: number;
                reasons: string[];
            } | null;
            /** @description All that were held against the data, best first. */
            matches: {
                templateId: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                score: number;
                reasons: string[];
            }[];
        };
        AutoGenerateCustomTemplateRequest: {
            /**
             * @description Any JSON object with at least one key.
             * @example {
             *       "invoiceNumber": "INV-1042",
             *       "total": 120
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            /** @description The template in words: type, style, parts wanted and not, title. */
            description?: string;
            /** @enum {string} */
            style?: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
        };
        AutoGenerateCustomTemplateResponse: {
            /** @constant */
            success: true;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            proposalId: string;
            /**
             * Format: date-time
             * @description A day after it was made.
             * @example 2026-01-31T09:30:00.000Z
             */
            expiresAt: string;
            /** @description The template that there is and that suits the data: it is what is proposed. Absent: a template was generated. */
            match?: {
                templateId: string;
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                score: number;
                reasons: string[];
            };
            template: {
                name: string;
                /** @enum {string} */
                type: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                /** @enum {string} */
                style: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                html: string;
                schema: {
                    fields: {
                        /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                        name: string;
                        /** @enum {string} */
                        type: "string" | "number" | "boolean" | "array" | "object";
                        required?: boolean;
                    }[];
                };
                sampleData: {
                    [key: string]: unknown;
                };
                /** @description How data is read and written for it: belongs to what is stored. */
                writing?: {
                    /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                    locale?: string;
                    /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                    timeZone?: string;
                    /** @description data: currency of amounts that the data names none for. */
                    currency?: string;
                    /**
                     * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                     * @enum {string}
                     */
                    details?: "auto" | "none" | "all";
                    /** @description What the document is for, as a request’s `intent` says it. */
                    intent?: string;
                    /** @description How amounts, numbers and dates are written, in order: currency, decimals, a pattern of dates. */
                    formats?: ({
                        /** @constant */
                        what: "currency";
                        currency: string;
                        /** @enum {string} */
                        display?: "symbol" | "code" | "none";
                        /** @enum {string} */
                        place?: "before" | "after";
                    } | {
                        /** @constant */
                        what: "number";
                        decimals?: number;
                        /** @enum {string} */
                        decimalMark?: "." | ",";
                        /** @enum {string} */
                        grouping?: "," | "." | " " | "'" | "";
                        /** @enum {string} */
                        negative?: "lead" | "brackets" | "trail";
                    } | {
                        /** @constant */
                        what: "date";
                        pattern: string;
                    })[];
                };
            };
            /** @description The template filled with the data. */
            html: string;
            analysis: {
                /** @enum {string} */
                documentType: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "document";
                confidence: number;
                fields: {
                    header: string[];
                    recipient: string[];
                    lineItems: string[];
                    summary: string[];
                    metadata: string[];
                    footer: string[];
                    technical?: string[];
                };
                layout: {
                    headerStyle: string;
                    contentStyle: string;
                    summaryStyle: string;
                };
                styling: {
                    /** @enum {string} */
                    suggestedStyle: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                };
                /** @description Paths of the data that the document leaves out, with [] for every entry of a list. */
                unprinted?: string[];
            };
            warnings?: components["schemas"]["Warning"][];
        };
        MappingsCreateRequest: {
            name: string;
            /** @description Built-in id or saved template, with @version to stay at one. */
            templateId: string;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            sourceId: string;
            fields: {
                /** @description Path of the value in the template’s data; [] for the items of a list. */
                placeholder: string;
                /** @description Name of the source’s field. A field of a linked record: Client → Name. */
                field: string;
                /** @description Where the record has no value. */
                default?: string | number | boolean;
                /** @enum {string} */
                transform?: "uppercase" | "lowercase" | "trim" | "currency" | "number" | "sum" | "date" | "join" | "first" | "boolean";
            }[];
        };
        MappingsCreateResponse: {
            /** @constant */
            success: true;
            mapping: {
                name: string;
                /** @description Built-in id or saved template, with @version to stay at one. */
                templateId: string;
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                sourceId: string;
                fields: {
                    /** @description Path of the value in the template’s data; [] for the items of a list. */
                    placeholder: string;
                    /** @description Name of the source’s field. A field of a linked record: Client → Name. */
                    field: string;
                    /** @description Where the record has no value. */
                    default?: string | number | boolean;
                    /** @enum {string} */
                    transform?: "uppercase" | "lowercase" | "trim" | "currency" | "number" | "sum" | "date" | "join" | "first" | "boolean";
                }[];
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
            };
            /** @description Fields that the source does not have, and what the template requires or does not name. */
            warnings: components["schemas"]["Warning"][];
        };
        MappingsListResponse: {
            /** @constant */
            success: true;
            mappings: {
                name: string;
                /** @description Built-in id or saved template, with @version to stay at one. */
                templateId: string;
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                sourceId: string;
                fields: {
                    /** @description Path of the value in the template’s data; [] for the items of a list. */
                    placeholder: string;
                    /** @description Name of the source’s field. A field of a linked record: Client → Name. */
                    field: string;
                    /** @description Where the record has no value. */
                    default?: string | number | boolean;
                    /** @enum {string} */
                    transform?: "uppercase" | "lowercase" | "trim" | "currency" | "number" | "sum" | "date" | "join" | "first" | "boolean";
                }[];
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
            }[];
            total: number;
            limit: number;
            offset: number;
        };
        MappingsGetResponse: {
            /** @constant */
            success: true;
            mapping: {
                name: string;
                /** @description Built-in id or saved template, with @version to stay at one. */
                templateId: string;
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                sourceId: string;
                fields: {
                    /** @description Path of the value in the template’s data; [] for the items of a list. */
                    placeholder: string;
                    /** @description Name of the source’s field. A field of a linked record: Client → Name. */
                    field: string;
                    /** @description Where the record has no value. */
                    default?: string | number | boolean;
                    /** @enum {string} */
                    transform?: "uppercase" | "lowercase" | "trim" | "currency" | "number" | "sum" | "date" | "join" | "first" | "boolean";
                }[];
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
            };
        };
        MappingsReplaceRequest: {
            name: string;
            /** @description Built-in id or saved template, with @version to stay at one. */
            templateId: string;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            sourceId: string;
            fields: {
                /** @description Path of the value in the template’s data; [] for the items of a list. */
                placeholder: string;
                /** @description Name of the source’s field. A field of a linked record: Client → Name. */
                field: string;
                /** @description Where the record has no value. */
                default?: string | number | boolean;
                /** @enum {string} */
                transform?: "uppercase" | "lowercase" | "trim" | "currency" | "number" | "sum" | "date" | "join" | "first" | "boolean";
            }[];
        };
        MappingsReplaceResponse: {
            /** @constant */
            success: true;
            mapping: {
                name: string;
                /** @description Built-in id or saved template, with @version to stay at one. */
                templateId: string;
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                sourceId: string;
                fields: {
                    /** @description Path of the value in the template’s data; [] for the items of a list. */
                    placeholder: string;
                    /** @description Name of the source’s field. A field of a linked record: Client → Name. */
                    field: string;
                    /** @description Where the record has no value. */
                    default?: string | number | boolean;
                    /** @enum {string} */
                    transform?: "uppercase" | "lowercase" | "trim" | "currency" | "number" | "sum" | "date" | "join" | "first" | "boolean";
                }[];
                /**
                 * Format: uuid
                 * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
                 */
                id: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @example 2026-01-31T09:30:00.000Z
                 */
                updatedAt: string;
            };
            /** @description Fields that the source does not have, and what the template requires or does not name. */
            warnings: components["schemas"]["Warning"][];
        };
        MappingsDeleteResponse: {
            /** @constant */
            success: true;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            deleted: string;
        };
        MappingsPreviewResponse: {
            /** @constant */
            success: true;
            html: string;
            /** @description What the template is filled with. */
            data: {
                [key: string]: unknown;
            };
            warnings: {
                /** @enum {string} */
                code: "RESOURCE_FAILED" | "RESOURCE_BLOCKED" | "WAIT_FOR_NOT_FOUND" | "GLYPH_MISSING" | "TEXT_CUT" | "PLACEHOLDER_UNRESOLVED" | "VALUE_LEFT_OUT" | "CHANGE_LEFT_OUT" | "TEXT_FIXED" | "UNKNOWN_FIELD" | "PLACEHOLDER_UNMAPPED" | "PLACEHOLDER_UNKNOWN" | "FIELD_UNKNOWN" | "INTENT_NOT_UNDERSTOOD" | "AMOUNTS_DISAGREE" | "CURRENCIES_MIXED" | "CONTENT_LEFT_OUT" | "TYPE_UNCERTAIN";
                message: string;
                /** @description The address, selector, text or characters concerned, as it stands in the document. */
                subject?: string;
                /** @description The document’s part that it is in, by its data-service-region. */
                region?: string;
                /** @description The field of the request concerned. */
                path?: (string | number)[];
                /** @description The field that was probably meant. */
                suggestion?: string;
                /** @description The element that it is in, as a CSS selector. */
                selector?: string;
            }[];
        };
        MappingsSessionRequest: {
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            mappingId: string;
            recordId: string;
        };
        MappingsSessionResponse: {
            /** @constant */
            success: true;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            sessionId: string;
            html: string;
            warnings: components["schemas"]["Warning"][];
        };
        MappingsGenerateRequest: {
            recordIds?: string[];
            /** @description A condition { field, is | contains | before | after | above | below }, or a list of up to ten, all of which must hold. */
            filter?: {
                field: string;
                /** @description Equal, without regard to case; of a list, one of it. */
                is?: string | number | boolean;
                contains?: string;
                /** @description A date: 2026-01-31. */
                before?: string;
                /** @description A date: 2026-01-31. */
                after?: string;
                above?: number;
                below?: number;
            } | {
                field: string;
                /** @description Equal, without regard to case; of a list, one of it. */
                is?: string | number | boolean;
                contains?: string;
                /** @description A date: 2026-01-31. */
                before?: string;
                /** @description A date: 2026-01-31. */
                after?: string;
                above?: number;
                below?: number;
            }[];
            /** @description airtable: the records of a view. */
            view?: string;
            /**
             * @description Every record of the source.
             * @constant
             */
            all?: true;
            /**
             * @default pdf
             * @enum {string}
             */
            format?: "pdf" | "png";
            options?: {
                /** @description Paper size. Default letter. */
                pageSize?: ("A3" | "A4" | "A5" | "letter" | "legal" | "tabloid") | {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    width: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    height: string;
                };
                /**
                 * @description Default portrait.
                 * @enum {string}
                 */
                orientation?: "portrait" | "landscape";
                /** @description Page margins. Default 0.5in each. */
                margin?: {
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    top?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    bottom?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    left?: string;
                    /**
                     * @description A CSS length: a number and one of px, pt, pc, in, cm, mm, q.
                     * @example 0.5in
                     */
                    right?: string;
                };
                /** @description Scale of the content, 0.1 to 3. Default 1. */
                scale?: number;
                /** @description Pages to keep, such as "1-3, 5". */
                pageRanges?: string;
                /** @description Header of every page; {{page}} and {{pages}} are filled in. */
                headerHtml?: string;
                /** @description Footer of every page; {{page}} and {{pages}} are filled in. */
                footerHtml?: string;
                /** @description Print "Page n of m" at the foot of every page. Without it documents of data are numbered when they have several pages. */
                pageNumbers?: boolean;
                /** @description Print background colours and images. Default true. */
                printBackground?: boolean;
                /** @description html and url: wait until this CSS selector matches. */
                waitFor?: string;
                /** @description html and url: wait this many milliseconds after loading. */
                waitMs?: number;
                /** @description png: size of the window in CSS pixels. Default 1280 x 800 at 1; of data the width of its page and the height of its content, at 2. */
                viewport?: {
                    width?: number;
                    height?: number;
                    deviceScaleFactor?: number;
                };
                /** @description png: capture the whole page rather than the viewport. Default true. */
                fullPage?: boolean;
                /** @description Text across every page. */
                watermark?: string;
                /** @description The PDF information dictionary. */
                metadata?: {
                    title?: string;
                    author?: string;
                    subject?: string;
                    keywords?: string[];
                };
                /** @description Tagged PDF, for accessibility. Default true. */
                tagged?: boolean;
                /** @description Bookmarks from the headings. Default true; needs tagged. */
                outline?: boolean;
                /** @description Warnings are failures: details.reason is "warnings", nothing is charged and nothing stored. Default false. */
                strict?: boolean;
                /** @description Extra style sheet, applied last. */
                css?: string;
                /** @description data: language of labels, dates and numbers, unless the data has a `locale` of its own. Default: the language that the data is in, else en-US. */
                locale?: string;
                /** @description data: time zone that moments are shown in, unless the data has a `timeZone` of its own; a date alone is never moved. Default UTC. */
                timeZone?: string;
                /** @description data: currency of amounts that the data names none for. */
                currency?: string;
                /**
                 * @description data: what is printed of values outside of the vocabulary of the document’s type. auto: those of data that people wrote, none of a machine’s record; none; all. Default auto.
                 * @enum {string}
                 */
                details?: "auto" | "none" | "all";
            };
            /** @description Seconds until the hosted document expires. Default 86400. */
            ttl?: number;
            /**
             * Format: uri
             * @description Gets job.completed or job.failed of this job: a subscription for it alone, signed with webhookSecret of the answer.
             * @example https://example.com/hooks/pagewright
             */
            webhookUrl?: string;
        };
        MappingsGenerateResponse: {
            /** @constant */
            success: true;
            /** @enum {string} */
            format: "pdf" | "png";
            /** @description The file as a data URL: data:<mime>;base64,<data>. */
            url: string;
            /** @description Bytes. */
            size: number;
            filename: string;
            /**
             * Format: date-time
             * @example 2026-01-31T09:30:00.000Z
             */
            expiresAt: string;
            pageCount: number;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            documentId: string;
            /**
             * Format: uri
             * @description Signed link to the hosted document, valid until expiresAt; &download=1 makes it an attachment.
             */
            documentUrl: string;
            warnings: components["schemas"]["Warning"][];
            /** @description data only. */
            analysis?: {
                /** @enum {string} */
                detectedType: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "document";
                confidence: number;
                fieldsIdentified: string[];
                layoutDecisions: string[];
                /** @description Paths of the data that the document leaves out, with [] for every entry of a list. */
                unprinted?: string[];
            };
            source: {
                /** @constant */
                type: "template";
                templateId: string;
                /** @description The version that was used. */
                version?: number;
            } | {
                /** @constant */
                type: "data";
            } | {
                /** @constant */
                type: "html";
            } | {
                /** @constant */
                type: "url";
                url: string;
            };
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            sessionId: string;
            _links: {
                /** @constant */
                modify: "/v1/modify";
                /** @constant */
                generate: "/v1/generate";
            };
        };
        MappingsGenerateAccepted: {
            /** @constant */
            success: true;
            /**
             * Format: uuid
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            jobId: string;
            /** @constant */
            status: "queued";
            total: number;
            /** @description With webhookUrl: verifies the signature of what is sent there. */
            webhookSecret?: string;
            /** @description mapping-batch: what the mapping names that is not there. */
            warnings?: {
                /** @enum {string} */
                code: "RESOURCE_FAILED" | "RESOURCE_BLOCKED" | "WAIT_FOR_NOT_FOUND" | "GLYPH_MISSING" | "TEXT_CUT" | "PLACEHOLDER_UNRESOLVED" | "VALUE_LEFT_OUT" | "CHANGE_LEFT_OUT" | "TEXT_FIXED" | "UNKNOWN_FIELD" | "PLACEHOLDER_UNMAPPED" | "PLACEHOLDER_UNKNOWN" | "FIELD_UNKNOWN" | "INTENT_NOT_UNDERSTOOD" | "AMOUNTS_DISAGREE" | "CURRENCIES_MIXED" | "CONTENT_LEFT_OUT" | "TYPE_UNCERTAIN";
                message: string;
                /** @description The address, selector, text or characters concerned, as it stands in the document. */
                subject?: string;
                /** @description The document’s part that it is in, by its data-service-region. */
                region?: string;
                /** @description The field of the request concerned. */
                path?: (string | number)[];
                /** @description The field that was probably meant. */
                suggestion?: string;
                /** @description The element that it is in, as a CSS selector. */
                selector?: string;
            }[];
            _links: {
                /** @description GET: how it stands. DELETE: cancel it. */
                self: string;
                /** @description The ZIP, once it has ended. */
                download: string;
            };
        };
        AiSuggestMappingsRequest: {
            /** @description Built-in id or saved template. */
            templateId: string;
            /**
             * Format: uuid
             * @description Its fields are read where it was never synced.
             * @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e
             */
            sourceId?: string;
            /** @description Names of fields, or objects that say more. */
            fields?: (string | {
                name: string;
                /**
                 * @description Kind of its values.
                 * @default text
                 * @enum {string}
                 */
                type?: "text" | "html" | "email" | "url" | "phone" | "number" | "currency" | "percent" | "date" | "datetime" | "duration" | "boolean" | "select" | "multiselect" | "attachment" | "links" | "user" | "users" | "computed" | "lookup" | "button";
                /** @default false */
                isArray?: boolean;
                /**
                 * @description Some of its values.
                 * @default []
                 */
                samples?: string[];
            })[];
        };
        AiSuggestMappingsResponse: {
            /** @constant */
            success: true;
            /** @description Each placeholder and each field at most once. */
            suggestions: {
                placeholder: string;
                /** @description A field of linked records: Client → Name. */
                field: string;
                /** @description About the share of such suggestions that is right. */
                confidence: number;
                reason: string;
            }[];
            /** @description Placeholders that no field was found for. */
            unmapped: string[];
            /** @description Fields that no placeholder was found for. */
            unused: string[];
            warnings?: components["schemas"]["Warning"][];
        };
        AiInferSchemaRequest: {
            /**
             * @description Any JSON object with at least one key.
             * @example {
             *       "invoiceNumber": "INV-1042",
             *       "total": 120
             *     }
             */
            data?: {
                [key: string]: unknown;
            };
            /** @description Mustache HTML; data wins over it. */
            html?: string;
        };
        AiInferSchemaResponse: {
            /** @constant */
            success: true;
            schema: {
                fields: {
                    /** @description Path of the value; dots for nesting, [] for the items of an array: lineItems[].total. */
                    name: string;
                    /** @enum {string} */
                    type: "string" | "number" | "boolean" | "array" | "object";
                    required?: boolean;
                }[];
            };
            /** @description JSON Schema 2020-12. */
            jsonSchema: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            documentType: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "document";
            warnings?: components["schemas"]["Warning"][];
        };
        AiMatchTemplateRequest: {
            /**
             * @description Any JSON object with at least one key.
             * @example {
             *       "invoiceNumber": "INV-1042",
             *       "total": 120
             *     }
             */
            data?: {
                [key: string]: unknown;
            };
            /** @description Names of fields, or objects that say more. */
            fields?: (string | {
                name: string;
                /**
                 * @description Kind of its values.
                 * @default text
                 * @enum {string}
                 */
                type?: "text" | "html" | "email" | "url" | "phone" | "number" | "currency" | "percent" | "date" | "datetime" | "duration" | "boolean" | "select" | "multiselect" | "attachment" | "links" | "user" | "users" | "computed" | "lookup" | "button";
                /** @default false */
                isArray?: boolean;
                /**
                 * @description Some of its values.
                 * @default []
                 */
                samples?: string[];
            })[];
            /** @description What the document is for. */
            intent?: string;
        };
        AiMatchTemplateResponse: {
            /** @constant */
            success: true;
            /** @description Best first. */
            matches: {
                templateId: string;
                score: number;
                reasons: string[];
            }[];
            warnings?: components["schemas"]["Warning"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    systemHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the service is up, and which build runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0",
                     *       "timestamp": "2026-01-31T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SystemHealthResponse"];
                };
            };
        };
    };
    systemOpenapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This API as an OpenAPI 3.1 document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemOpenapiResponse"];
                };
            };
        };
    };
    createDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "invoiceNumber": "INV-1042",
                 *         "dueDate": "2026-02-28",
                 *         "client": {
                 *           "name": "Ada Lovelace"
                 *         },
                 *         "items": [
                 *           {
                 *             "description": "Consulting",
                 *             "quantity": 2,
                 *             "unitPrice": 60,
                 *             "total": 120
                 *           }
                 *         ],
                 *         "tax": 24,
                 *         "total": 144
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateDocumentRequest"];
            };
        };
        responses: {
            /** @description Make a PDF or PNG from data, HTML or a web address in one call */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "application/json": components["schemas"]["CreateDocumentResponse"];
                };
            };
        };
    };
    createAnalyze: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "invoiceNumber": "INV-1042",
                 *         "dueDate": "2026-02-28",
                 *         "total": 144
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateAnalyzeRequest"];
            };
        };
        responses: {
            /** @description What create would make of the data, without making it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAnalyzeResponse"];
                };
            };
        };
    };
    analyzeData: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "invoiceNumber": "INV-1042",
                 *         "dueDate": "2026-02-28",
                 *         "client": {
                 *           "name": "Ada Lovelace"
                 *         },
                 *         "items": [
                 *           {
                 *             "description": "Consulting",
                 *             "quantity": 2,
                 *             "unitPrice": 60,
                 *             "total": 120
                 *           }
                 *         ],
                 *         "total": 120
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AnalyzeDataRequest"];
            };
        };
        responses: {
            /** @description What data is, and the templates that suit it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyzeDataResponse"];
                };
            };
        };
    };
    analyzePreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "receiptNumber": "R-7",
                 *         "paid": true,
                 *         "paymentMethod": "Visa",
                 *         "total": 12.5
                 *       },
                 *       "style": "minimal"
                 *     }
                 */
                "application/json": components["schemas"]["AnalyzePreviewRequest"];
            };
        };
        responses: {
            /** @description The layout that create would generate for data, as a session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyzePreviewResponse"];
                };
            };
        };
    };
    analyzeMappings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What types of documents are recognised by: the table of the detector itself */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyzeMappingsResponse"];
                };
            };
        };
    };
    sessionsPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "template": "quote-modern",
                 *       "data": {
                 *         "client": {
                 *           "name": "Ada Lovelace"
                 *         },
                 *         "lineItems": [
                 *           {
                 *             "description": "Consulting",
                 *             "quantity": 2,
                 *             "unitPrice": 60,
                 *             "total": 120
                 *           }
                 *         ],
                 *         "totals": {
                 *           "subtotal": 120,
                 *           "total": 120
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SessionsPreviewRequest"];
            };
        };
        responses: {
            /** @description Fill a template with data and open a session on the result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsPreviewResponse"];
                };
            };
        };
    };
    sessionsModify: {
        parameters: {
            query?: {
                stream?: "true" | "false";
            };
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e",
                 *       "instruction": "make the header dark blue and the title larger"
                 *     }
                 */
                "application/json": components["schemas"]["SessionsModifyRequest"];
            };
        };
        responses: {
            /** @description Change a session in plain words, or undo the last change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsModifyResponse"];
                    "text/event-stream": string;
                };
            };
        };
    };
    sessionsGenerate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e",
                 *       "format": "pdf"
                 *     }
                 */
                "application/json": components["schemas"]["SessionsGenerateRequest"];
            };
        };
        responses: {
            /** @description Render a session to PDF or PNG */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "application/json": components["schemas"]["SessionsGenerateResponse"];
                };
            };
        };
    };
    batchGenerate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "data": {
                 *             "invoiceNumber": "INV-1",
                 *             "total": 10
                 *           },
                 *           "style": "minimal",
                 *           "format": "pdf"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BatchGenerateRequest"];
            };
        };
        responses: {
            /** @description Make many documents in one call; an item that fails does not stop the others */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchGenerateResponse"];
                };
            };
        };
    };
    batchTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "templateId": "invoice-clean",
                 *       "items": [
                 *         {
                 *           "company": {
                 *             "name": "Analytical Engines Ltd"
                 *           },
                 *           "client": {
                 *             "name": "Ada Lovelace"
                 *           },
                 *           "invoice": {
                 *             "number": "INV-1",
                 *             "date": "2026-01-15",
                 *             "dueDate": "2026-02-14"
                 *           },
                 *           "lineItems": [
                 *             {
                 *               "description": "Consulting",
                 *               "quantity": 2,
                 *               "unitPrice": 60,
                 *               "total": 120
                 *             }
                 *           ],
                 *           "totals": {
                 *             "subtotal": 120,
                 *             "total": 120
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BatchTemplateRequest"];
            };
        };
        responses: {
            /** @description Fill one template with many items in one call; one that fails does not stop the others */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchTemplateResponse"];
                };
            };
        };
    };
    brandExtract: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "html": "<!doctype html><title>Acme</title><header><a href=\"/\">Acme</a></header><h1>Tools</h1><a style=\"background:#635bff;color:#fff;display:inline-block;padding:12px 24px\" href=\"/buy\">Buy</a>"
                 *     }
                 */
                "application/json": components["schemas"]["BrandExtractRequest"];
            };
        };
        responses: {
            /** @description Find the name, logo, colours and fonts of a brand on its page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandExtractResponse"];
                };
            };
        };
    };
    brandApply: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e",
                 *       "brand": {
                 *         "name": "Acme",
                 *         "logoUrl": "https://acme.example/logo.png",
                 *         "colors": {
                 *           "primary": "#635bff",
                 *           "text": "#1f2430"
                 *         },
                 *         "fonts": [
                 *           "Manrope",
                 *           "Inter"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BrandApplyRequest"];
            };
        };
        responses: {
            /** @description Give a session’s document the look of a brand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandApplyResponse"];
                };
            };
        };
    };
    smartGenerate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "client": {
                 *           "name": "Ada Lovelace"
                 *         },
                 *         "lineItems": [
                 *           {
                 *             "description": "Consulting",
                 *             "quantity": 2,
                 *             "unitPrice": 60,
                 *             "total": 120
                 *           }
                 *         ],
                 *         "totals": {
                 *           "subtotal": 120,
                 *           "total": 120
                 *         },
                 *         "meta": {
                 *           "quoteNumber": "Q-7",
                 *           "validUntil": "2026-02-28"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SmartGenerateRequest"];
            };
        };
        responses: {
            /** @description Make a document of data with the template that suits it, and say why that one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "application/json": components["schemas"]["SmartGenerateResponse"];
                };
            };
        };
    };
    templatesList: {
        parameters: {
            query?: {
                /** @example 10 */
                limit?: number;
                offset?: number;
                /** @example quote */
                type?: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
                style?: "stripe-clean" | "professional" | "minimal" | "bold" | "classic" | "corporate" | "modern" | "vibrant";
                source?: "builtin" | "saved";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates that this key can use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesListResponse"];
                };
            };
        };
    };
    templatesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quote-modern */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A template with its HTML, schema and sample data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesGetResponse"];
                };
            };
        };
    };
    templatesSchema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example invoice-clean */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data that a template takes, as a field list and as JSON Schema */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesSchemaResponse"];
                };
            };
        };
    };
    templatesSavedList: {
        parameters: {
            query?: {
                /** @example 10 */
                limit?: number;
                offset?: number;
                /** @example invoice */
                type?: "invoice" | "quote" | "receipt" | "report" | "certificate" | "letter" | "contract" | "custom";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates stored under this key, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesSavedListResponse"];
                };
            };
        };
    };
    templatesSavedCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Our invoice",
                 *       "type": "invoice",
                 *       "html": "<h1>Invoice {{number}}</h1>{{#items}}<p>{{description}}: {{total}}</p>{{/items}}",
                 *       "schema": {
                 *         "fields": [
                 *           {
                 *             "name": "number",
                 *             "type": "string",
                 *             "required": true
                 *           },
                 *           {
                 *             "name": "items",
                 *             "type": "array"
                 *           },
                 *           {
                 *             "name": "items[].description",
                 *             "type": "string"
                 *           },
                 *           {
                 *             "name": "items[].total",
                 *             "type": "number"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TemplatesSavedCreateRequest"];
            };
        };
        responses: {
            /** @description Store a Mustache template under the calling key */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesSavedCreateResponse"];
                };
            };
        };
    };
    templatesSavedGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stored template with its HTML and schema */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesSavedGetResponse"];
                };
            };
        };
    };
    templatesSavedUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Our new invoice",
                 *       "isDefault": true
                 *     }
                 */
                "application/json": components["schemas"]["TemplatesSavedUpdateRequest"];
            };
        };
        responses: {
            /** @description Change any part of a stored template, which makes a new version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesSavedUpdateResponse"];
                };
            };
        };
    };
    templatesSavedDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a stored template with all its versions, for good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesSavedDeleteResponse"];
                };
            };
        };
    };
    templatesClone: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "templateId": "invoice-clean",
                 *       "name": "Our invoice"
                 *     }
                 */
                "application/json": components["schemas"]["TemplatesCloneRequest"];
            };
        };
        responses: {
            /** @description Store a copy of any template, to change it */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesCloneResponse"];
                };
            };
        };
    };
    templatesRefine: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "templateId": "invoice-clean",
                 *       "instruction": "make the title dark green"
                 *     }
                 */
                "application/json": components["schemas"]["TemplatesRefineRequest"];
            };
        };
        responses: {
            /** @description Change a template in plain words; nothing is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesRefineResponse"];
                };
            };
        };
    };
    templatesStyles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The styles of generated layouts, with their colours and fonts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesStylesResponse"];
                };
            };
        };
    };
    templatesViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates that this key can use, in groups */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesViewsResponse"];
                };
            };
        };
    };
    templatesCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many templates this key can use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesCountResponse"];
                };
            };
        };
    };
    templatesPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "html": "<h1>Invoice {{number}}</h1>{{#items}}<p>{{description}}: {{#formatMoney}}{{total}}{{/formatMoney}}</p>{{/items}}"
                 *     }
                 */
                "application/json": components["schemas"]["TemplatesPreviewRequest"];
            };
        };
        responses: {
            /** @description Fill a template, or Mustache that is not stored, without a session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesPreviewResponse"];
                };
            };
        };
    };
    templatesValidate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example invoice-clean */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "client": {
                 *           "name": "Ada Lovelace"
                 *         },
                 *         "lineItems": [],
                 *         "color": "blue"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TemplatesValidateRequest"];
            };
        };
        responses: {
            /** @description Whether data has what a template takes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesValidateResponse"];
                };
            };
        };
    };
    templatesAnalyze: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "html": "<h1>Receipt {{number}}</h1>{{#items}}<p>{{description}}: {{#formatMoney}}{{total}}{{/formatMoney}}</p>{{/items}}"
                 *     }
                 */
                "application/json": components["schemas"]["TemplatesAnalyzeRequest"];
            };
        };
        responses: {
            /** @description What a template prints, what it takes, and what in it will not work */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesAnalyzeResponse"];
                };
            };
        };
    };
    templatesGenerate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "A bold invoice for a bakery with a discount line, PO number and bank details"
                 *     }
                 */
                "application/json": components["schemas"]["TemplatesGenerateRequest"];
            };
        };
        responses: {
            /** @description Make a template from a description; it is not stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesGenerateResponse"];
                };
            };
        };
    };
    templatesInjectFields: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example invoice-clean */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fields": [
                 *         {
                 *           "name": "meta.project",
                 *           "type": "string"
                 *         },
                 *         {
                 *           "name": "lineItems[].sku",
                 *           "type": "string",
                 *           "label": "SKU"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TemplatesInjectFieldsRequest"];
            };
        };
        responses: {
            /** @description Put fields into a template; nothing is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesInjectFieldsResponse"];
                };
            };
        };
    };
    templatesSavedFromSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "5a7b0a52-7d0c-4f7e-8a53-2f4c1f0d9b11"
                 *     }
                 */
                "application/json": components["schemas"]["TemplatesSavedFromSessionRequest"];
            };
        };
        responses: {
            /** @description Store a session's current design as a template's new version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesSavedFromSessionResponse"];
                };
            };
        };
    };
    jobsTemplateStart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "templateId": "invoice-clean",
                 *       "items": [
                 *         {
                 *           "company": {
                 *             "name": "Analytical Engines Ltd"
                 *           },
                 *           "client": {
                 *             "name": "Ada Lovelace"
                 *           },
                 *           "invoice": {
                 *             "number": "INV-1",
                 *             "date": "2026-01-15",
                 *             "dueDate": "2026-02-14"
                 *           },
                 *           "lineItems": [
                 *             {
                 *               "description": "Consulting",
                 *               "quantity": 2,
                 *               "unitPrice": 60,
                 *               "total": 120
                 *             }
                 *           ],
                 *           "totals": {
                 *             "subtotal": 120,
                 *             "total": 120
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["JobsTemplateStartRequest"];
            };
        };
        responses: {
            /** @description Start a job that fills one template with up to 5,000 items */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsTemplateStartResponse"];
                };
            };
        };
    };
    jobsTemplateGet: {
        parameters: {
            query?: {
                /** @example 20 */
                limit?: number;
                /** @example 0 */
                offset?: number;
            };
            header?: never;
            path: {
                /** @example 7c9e6679-7425-40de-944b-e07fc1f90ae7 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How a job over one template stands, with a page of its results */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsTemplateGetResponse"];
                };
            };
        };
    };
    jobsTemplateCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7c9e6679-7425-40de-944b-e07fc1f90ae7 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancel a job over one template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsTemplateCancelResponse"];
                };
            };
        };
    };
    jobsTemplateDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7c9e6679-7425-40de-944b-e07fc1f90ae7 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents of an ended job over one template, as a ZIP */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
        };
    };
    jobsSmartStart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "invoiceNumber": "INV-1",
                 *           "client": {
                 *             "name": "Ada Lovelace"
                 *           },
                 *           "total": 120
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["JobsSmartStartRequest"];
            };
        };
        responses: {
            /** @description Start a job that makes each of up to 5,000 items with the template that suits it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsSmartStartResponse"];
                };
            };
        };
    };
    jobsSmartGet: {
        parameters: {
            query?: {
                /** @example 20 */
                limit?: number;
                /** @example 0 */
                offset?: number;
            };
            header?: never;
            path: {
                /** @example 7c9e6679-7425-40de-944b-e07fc1f90ae7 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How a job of smart generation stands, with a page of its results */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsSmartGetResponse"];
                };
            };
        };
    };
    jobsSmartCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7c9e6679-7425-40de-944b-e07fc1f90ae7 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancel a job of smart generation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsSmartCancelResponse"];
                };
            };
        };
    };
    jobsSmartDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7c9e6679-7425-40de-944b-e07fc1f90ae7 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents of an ended job of smart generation, as a ZIP */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
        };
    };
    documentsGet: {
        parameters: {
            query?: {
                token?: string;
                /** @example 1 */
                download?: "0" | "1";
            };
            header?: never;
            path: {
                /** @example 5f2b6d0e-8a43-4c53-9d3c-0a1b2c3d4e5f */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A hosted document’s file, for its owner’s key or the holder of a signed link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                };
            };
        };
    };
    documentsMetadata: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path: {
                /** @example 5f2b6d0e-8a43-4c53-9d3c-0a1b2c3d4e5f */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a hosted document is, without its file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsMetadataResponse"];
                };
            };
        };
    };
    tabledbConnect: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "apiKey": "patExample.0123456789"
                 *     }
                 */
                "application/json": components["schemas"]["TabledbConnectRequest"];
            };
        };
        responses: {
            /** @description Check a token of the table database and list its bases */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TabledbConnectResponse"];
                };
            };
        };
    };
    tabledbTables: {
        parameters: {
            query?: never;
            header?: {
                "x-provider-key"?: string;
            };
            path: {
                /** @example appExample0000001 */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tables of a base */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TabledbTablesResponse"];
                };
            };
        };
    };
    tabledbSchema: {
        parameters: {
            query?: never;
            header?: {
                "x-provider-key"?: string;
            };
            path: {
                /** @example appExample0000001 */
                baseId: string;
                /** @example Invoices */
                tableId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields and views of a table, and how a template names each field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TabledbSchemaResponse"];
                };
            };
        };
    };
    tabledbRecords: {
        parameters: {
            query?: {
                /** @example 10 */
                maxRecords?: number;
                view?: string;
            };
            header?: {
                "x-provider-key"?: string;
            };
            path: {
                /** @example appExample0000001 */
                baseId: string;
                /** @example Invoices */
                tableId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first records of a table or view, formatted for templates and raw */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TabledbRecordsResponse"];
                };
            };
        };
    };
    tabledbRecord: {
        parameters: {
            query?: never;
            header?: {
                "x-provider-key"?: string;
            };
            path: {
                /** @example appExample0000001 */
                baseId: string;
                /** @example Invoices */
                tableId: string;
                /** @example recExample0000001 */
                recordId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One record, formatted for templates and raw */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TabledbRecordResponse"];
                };
            };
        };
    };
    sourcesList: {
        parameters: {
            query?: {
                /** @example 10 */
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sources stored under this key, the newest first, without records and content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesListResponse"];
                };
            };
        };
    };
    sourcesCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Unsent invoices",
                 *       "type": "json",
                 *       "config": {
                 *         "records": [
                 *           {
                 *             "id": "INV-1",
                 *             "client": {
                 *               "name": "Ada Lovelace"
                 *             },
                 *             "total": 120
                 *           },
                 *           {
                 *             "id": "INV-2",
                 *             "client": {
                 *               "name": "Grace Hopper"
                 *             },
                 *             "total": 80
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SourcesCreateRequest"];
            };
        };
        responses: {
            /** @description Store where records come from: a table at Airtable, JSON, or CSV */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesCreateResponse"];
                };
            };
        };
    };
    sourcesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A source, secrets masked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesGetResponse"];
                };
            };
        };
    };
    sourcesReplace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Unsent invoices",
                 *       "type": "csv",
                 *       "config": {
                 *         "content": "id;client;total\nINV-1;Ada Lovelace;120\n"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SourcesReplaceRequest"];
            };
        };
        responses: {
            /** @description Replace a source */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesReplaceResponse"];
                };
            };
        };
    };
    sourcesDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a source and what is stored of it, its token included */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesDeleteResponse"];
                };
            };
        };
    };
    sourcesPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "config": {
                 *         "view": "Unsent"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SourcesPatchRequest"];
            };
        };
        responses: {
            /** @description Change the name or parts of the configuration of a source */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesPatchResponse"];
                };
            };
        };
    };
    sourcesTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Try to read a record of a source */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesTestResponse"];
                };
            };
        };
    };
    sourcesSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the fields of a source and count its records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesSyncResponse"];
                };
            };
        };
    };
    sourcesRecords: {
        parameters: {
            query?: {
                /** @example 10 */
                limit?: number;
                offset?: number;
                cursor?: string;
                view?: string;
                /** @example {"field":"Status","is":"Paid"} */
                filter?: string;
            };
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Records of a source, formatted and raw, filtered and page after page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesRecordsResponse"];
                };
            };
        };
    };
    accountsSignup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "name": "Ada Lovelace"
                 *     }
                 */
                "application/json": components["schemas"]["AccountsSignupRequest"];
            };
        };
        responses: {
            /** @description Make an account and its first API key */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountsSignupResponse"];
                };
            };
        };
    };
    accountsRecoverKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["AccountsRecoverKeyRequest"];
            };
        };
        responses: {
            /** @description Get a token by mail and, with it, a new API key in place of all others */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountsRecoverKeyResponse"];
                };
            };
        };
    };
    accountsRegenerateKey: {
        parameters: {
            query?: {
                /** @example Build server */
                name?: string;
                keyId?: string;
                /** @example true */
                keep?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Replace an API key by a new one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountsRegenerateKeyResponse"];
                };
            };
        };
    };
    accountsDashboard: {
        parameters: {
            query?: {
                documents?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account: its keys, usage and limits, what it stores, and its newest documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountsDashboardResponse"];
                };
            };
        };
    };
    subscriptionsList: {
        parameters: {
            query?: {
                /** @example 10 */
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions of this account, the newest first, with their last delivery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionsListResponse"];
                };
            };
        };
    };
    subscriptionsCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/hooks/pagewright",
                 *       "events": [
                 *         "document.created",
                 *         "job.completed"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionsCreateRequest"];
            };
        };
        responses: {
            /** @description Have events sent to an address */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionsCreateResponse"];
                };
            };
        };
    };
    subscriptionsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A subscription with its last delivery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionsGetResponse"];
                };
            };
        };
    };
    subscriptionsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End a subscription: nothing more is sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionsDeleteResponse"];
                };
            };
        };
    };
    subscriptionsRotateSecret: {
        parameters: {
            query?: {
                /** @example 24 */
                overlapHours?: number;
            };
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Replace the secret of a subscription; the one before stays valid for a while */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionsRotateSecretResponse"];
                };
            };
        };
    };
    webhooksList: {
        parameters: {
            query?: {
                /** @example 10 */
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks of this account, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksListResponse"];
                };
            };
        };
    };
    webhooksCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "New orders",
                 *       "templateId": "invoice-clean",
                 *       "format": "pdf"
                 *     }
                 */
                "application/json": components["schemas"]["WebhooksCreateRequest"];
            };
        };
        responses: {
            /** @description Have a document made of each record that is sent to an address */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksCreateResponse"];
                };
            };
        };
    };
    webhooksGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A webhook, without its secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksGetResponse"];
                };
            };
        };
    };
    webhooksDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End a webhook: nothing more is received, and what waits is not made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksDeleteResponse"];
                };
            };
        };
    };
    webhooksReceive: {
        parameters: {
            query?: never;
            header?: {
                "x-webhook-secret"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
                "x-airtable-content-mac"?: string;
            };
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "recordId": "rec0123456789abcd"
                 *     }
                 */
                "application/json": components["schemas"]["WebhooksReceiveRequest"];
            };
        };
        responses: {
            /** @description Send a record, the id of one, or a notification of the provider: a document is made of it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksReceiveResponse"];
                };
            };
            /** @description The provider’s own notification, which wants no answer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhooksDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document of a run, or the newest one of a webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "application/json": components["schemas"]["WebhooksDocumentResponse"];
                };
            };
        };
    };
    webhooksTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Make the document of a sample record, and say whether that works */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksTestResponse"];
                };
            };
        };
    };
    telemetryIntentFirst: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "intent.submitted",
                 *       "properties": {
                 *         "words": 7
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TelemetryIntentFirstRequest"];
            };
        };
        responses: {
            /** @description Count an event of a user interface */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelemetryIntentFirstResponse"];
                };
            };
        };
    };
    demoScenarios: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents to try the service with, and their data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoScenariosResponse"];
                };
            };
        };
    };
    demoMagic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scenario": "invoice",
                 *       "prompt": "make the header dark green"
                 *     }
                 */
                "application/json": components["schemas"]["DemoMagicRequest"];
            };
        };
        responses: {
            /** @description Make the document of a scenario, changed as a prompt says, or of a prompt alone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoMagicResponse"];
                };
            };
        };
    };
    betaRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "name": "Ada Lovelace",
                 *       "useCase": "Invoices of a workshop"
                 *     }
                 */
                "application/json": components["schemas"]["BetaRequestRequest"];
            };
        };
        responses: {
            /** @description Ask for access */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetaRequestResponse"];
                };
            };
        };
    };
    betaActivate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "the code of the message"
                 *     }
                 */
                "application/json": components["schemas"]["BetaActivateRequest"];
            };
        };
        responses: {
            /** @description Turn a one-time code into an API key of tier pro */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetaActivateResponse"];
                };
            };
        };
    };
    betaRequests: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                status?: "pending" | "approved" | "activated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests for access, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetaRequestsResponse"];
                };
            };
        };
    };
    betaApprove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-8a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approve a request: a one-time code is made, and mailed where mail is sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetaApproveResponse"];
                };
            };
        };
    };
    betaInvites: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invites of approved requests, without their codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetaInvitesResponse"];
                };
            };
        };
    };
    betaStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many requests and invites there are, by status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetaStatsResponse"];
                };
            };
        };
    };
    migrateAssess: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "handlebars",
                 *       "template": "<h1>Invoice {{number}}</h1>\n{{#each items}}<p>{{description}}: {{formatCurrency total}}</p>{{/each}}\n{{#if (eq status \"paid\")}}<p>Paid</p>{{/if}}",
                 *       "data": {
                 *         "number": "7",
                 *         "status": "paid",
                 *         "items": [
                 *           {
                 *             "description": "Tea",
                 *             "total": 4.5
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MigrateAssessRequest"];
            };
        };
        responses: {
            /** @description What of another service's template is there here, and the template converted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MigrateAssessResponse"];
                };
            };
        };
    };
    autoGeneratePropose: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "vessel": "Tern",
                 *         "surveyor": "Ada Lovelace",
                 *         "surveyedOn": "2026-05-04",
                 *         "findings": [
                 *           "The hull is sound",
                 *           "Two seacocks need replacing"
                 *         ]
                 *       },
                 *       "intent": "a survey report for the insurer"
                 *     }
                 */
                "application/json": components["schemas"]["AutoGenerateProposeRequest"];
            };
        };
        responses: {
            /** @description Propose a template for data: the one that suits it, or a generated one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoGenerateProposeResponse"];
                };
            };
        };
    };
    autoGenerateAccept: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "proposalId": "0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e",
                 *       "save": true,
                 *       "name": "Survey report"
                 *     }
                 */
                "application/json": components["schemas"]["AutoGenerateAcceptRequest"];
            };
        };
        responses: {
            /** @description Store the proposed template, or make the document of its data */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoGenerateAcceptResponse"];
                };
            };
        };
    };
    autoGenerateMatch: {
        parameters: {
            query: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                proposalId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates that there are now, held against a proposal's data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoGenerateMatchResponse"];
                };
            };
        };
    };
    autoGenerateCustomTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "invoiceNumber": "INV-1042",
                 *         "client": {
                 *           "name": "Ada Lovelace"
                 *         },
                 *         "items": [
                 *           {
                 *             "description": "Consulting",
                 *             "quantity": 2,
                 *             "unitPrice": 60,
                 *             "total": 120
                 *           }
                 *         ],
                 *         "total": 120
                 *       },
                 *       "description": "A bold invoice"
                 *     }
                 */
                "application/json": components["schemas"]["AutoGenerateCustomTemplateRequest"];
            };
        };
        responses: {
            /** @description Propose a template made for data, whichever templates there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoGenerateCustomTemplateResponse"];
                };
            };
        };
    };
    mappingsList: {
        parameters: {
            query?: {
                /** @example 10 */
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mappings stored under this key, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingsListResponse"];
                };
            };
        };
    };
    mappingsCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Invoices",
                 *       "templateId": "invoice-clean",
                 *       "sourceId": "0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e",
                 *       "fields": [
                 *         {
                 *           "placeholder": "client.name",
                 *           "field": "Client → Name"
                 *         },
                 *         {
                 *           "placeholder": "meta.invoiceNumber",
                 *           "field": "Invoice Number"
                 *         },
                 *         {
                 *           "placeholder": "lineItems[].description",
                 *           "field": "Work",
                 *           "default": "Services"
                 *         },
                 *         {
                 *           "placeholder": "totals.total",
                 *           "field": "Total",
                 *           "transform": "currency"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MappingsCreateRequest"];
            };
        };
        responses: {
            /** @description Store which field of a source fills which placeholder of a template */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingsCreateResponse"];
                };
            };
        };
    };
    mappingsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A mapping */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingsGetResponse"];
                };
            };
        };
    };
    mappingsReplace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Badges",
                 *       "templateId": "invoice-clean",
                 *       "sourceId": "0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e",
                 *       "fields": [
                 *         {
                 *           "placeholder": "client.name",
                 *           "field": "Name",
                 *           "transform": "uppercase"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MappingsReplaceRequest"];
            };
        };
        responses: {
            /** @description Replace a mapping by another one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingsReplaceResponse"];
                };
            };
        };
    };
    mappingsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a mapping */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingsDeleteResponse"];
                };
            };
        };
    };
    mappingsPreview: {
        parameters: {
            query?: {
                /** @example recExample0000001 */
                recordId?: string;
                locale?: string;
            };
            header?: never;
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a mapping makes of a record: the data, the filled template, and what is missing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingsPreviewResponse"];
                };
            };
        };
    };
    mappingsSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mappingId": "0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e",
                 *       "recordId": "recExample0000001"
                 *     }
                 */
                "application/json": components["schemas"]["MappingsSessionRequest"];
            };
        };
        responses: {
            /** @description Open a session on what a mapping makes of a record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingsSessionResponse"];
                };
            };
        };
    };
    mappingsGenerate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filter": {
                 *         "field": "Status",
                 *         "is": "Unsent"
                 *       },
                 *       "format": "pdf"
                 *     }
                 */
                "application/json": components["schemas"]["MappingsGenerateRequest"];
            };
        };
        responses: {
            /** @description Make the document of one record, or of several in a job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "application/json": components["schemas"]["MappingsGenerateResponse"];
                };
            };
            /** @description A job does it in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MappingsGenerateAccepted"];
                };
            };
        };
    };
    aiSuggestMappings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "templateId": "invoice-clean",
                 *       "fields": [
                 *         "Customer",
                 *         "Invoice #",
                 *         {
                 *           "name": "Amount",
                 *           "type": "currency",
                 *           "samples": [
                 *             "120"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AiSuggestMappingsRequest"];
            };
        };
        responses: {
            /** @description Which field of a source suits which placeholder of a template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiSuggestMappingsResponse"];
                };
            };
        };
    };
    aiInferSchema: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "invoiceNumber": "INV-1",
                 *         "dueDate": "2026-02-28",
                 *         "items": [
                 *           {
                 *             "what": "Work",
                 *             "total": 120
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AiInferSchemaRequest"];
            };
        };
        responses: {
            /** @description The schema of data, or of the data that a template takes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiInferSchemaResponse"];
                };
            };
        };
    };
    aiMatchTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fields": [
                 *         "Customer",
                 *         "Invoice #",
                 *         "Work",
                 *         "Total"
                 *       ],
                 *       "intent": "an invoice"
                 *     }
                 */
                "application/json": components["schemas"]["AiMatchTemplateRequest"];
            };
        };
        responses: {
            /** @description The templates that suit data, or fields by their names, best first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiMatchTemplateResponse"];
                };
            };
        };
    };
    mcpListen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Always 405, as JSON-RPC. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    mcpMessage: {
        parameters: {
            query?: never;
            header?: {
                accept?: string;
                "content-type"?: string;
                "mcp-protocol-version"?: string;
                "last-event-id"?: string;
                /** @description The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer as JSON-RPC; 202 without a body to a notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "text/event-stream": unknown;
                };
            };
        };
    };
}
