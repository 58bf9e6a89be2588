export const offline = 'لا يوجد اتصال بالإنترنت.';
export const checkConnection = 'يُرجى التحقق من الاتصال والمحاولة مرة أخرى.';
