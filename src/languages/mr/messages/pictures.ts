export const notAPicture = 'कृपया JPEG, PNG, WebP, AVIF किंवा GIF फोटो निवडा.';
export const unreadable = 'हा फोटो खराब आहे, किंवा उघडता येणार नाही इतका मोठा आहे. कृपया दुसरा फोटो निवडा.';
export const cannotBeOpened = 'ही फाइल आता उघडत नाही. कृपया ती पुन्हा निवडा.';
export const tooLarge = 'कृपया जास्तीत जास्त 10 MB चा फोटो निवडा.';
export const notPrepared = 'हा फोटो तयार करता आला नाही. कृपया पुन्हा प्रयत्न करा, किंवा दुसरा फोटो निवडा.';
export const cannotBeCut = 'हा फोटो पुन्हा कापता येत नाही. कृपया तो पुन्हा अपलोड करा.';
