export const offline = 'तुमचे इंटरनेट सुरू नाही.';
export const checkConnection = 'कृपया तुमचे इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.';
