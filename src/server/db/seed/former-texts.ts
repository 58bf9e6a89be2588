import { createHash } from 'node:crypto';

/** Texts of one row: its name or title and the health texts, in the order of `renew-samples.ts`. */
export type Texts = readonly (string | null)[];

export function digestOf(texts: Texts) {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 12);
}

/**
 * Rows that version 1.0.0, and the work before and after it, has seeded. Those that still equal one were never edited, also where
 * they are not marked as samples. Later versions add no digests, since all that they seed is marked.
 */
export const formerDigests: readonly string[] = `
  -C-WOeubQ3lc -Kv3WxtJdnRF -R1UzslP5YHJ -TnJXSDq2PuU 0JeZJUFIwpvQ 0mNgBOtwbJo_ 16IN5PZh2g0r 19Lwtigbbhfg
  1EIeiaajBU40 26Gob2xu4w_e 26u9kxLoYQzT 29NOeT3RJsq0 2N_-Uylk_AHB 2Wlw-GcWh3KC 36coRfQU9aJy 4EKMjAu7fef9
  4JZzsiqRwDTV 4OdkMBk-zHJp 4ZYBauXSLcso 4geMOkqZUWrf 5KVo2umUy9zf 74DRQ3BuTxOV 78pGfJ_GitBf 7CphRMROV6sI
  7UPlPUOjjkqg 7sVB--c4SNio 8fEHDyPEow3Q 8ivA4FdDUy1U 9GZpqK0olEJ5 AFFlNmB0GJQT AfzAfiwN1e-7 Aspl-dLqfz2o
  BCFWo94faz1X BNYvuX4GkVUh CI84P4Btxk96 CrVorKVRY-wa CsgtTaLiLwHU DKDm3HnTQFnR DrvRN28bXRDK EYfq0cV7QsHX
  EjuvtjLg6_-m ElOdiVht59qu ExfexzP25jLQ FAKaPgUxsZz0 FgIhuCCGKLkt FlExlfss6XDj GItRjysYTW0n HQOVoBJXxp-W
  HuNIj2M-czgZ IViLaAJipRJV IfAGOeEgdA9T IgUHCLxH8o10 JB6eq7NVQRqg JSPGbcuPzSkK JpdXOt36Nch8 KI4oxDnSp3qc
  KLcveVniwQOc KMplhOCvIlwn KTS-ATFWard_ Kop_EztXIEgh KtWoQ7nfrLX- L0e2Z4SzJ9xn L8CBRpDR7dnK M2_8MSvstnJ_
  MU2AfTWDTnBw N9WYnZVF3m3P NF_QzERLWXvC NGdnCAQRz57S N_jl7aaLSzZn NxgRndd3FhaQ O-VyXy3it81C OBhIfVse7SKd
  ONhEGVLfWUT1 OPmQGHlr0IWd OR3Ma4iJyZMr Q9YyuvIcg1k7 QeH1d3mG8YsN R7anBmk_emjB S0r6iXqS2qYr S92aFpuKq2Ki
  Sk54odQkW3Ud TkpXqAcyQP2e TlpT9lN8gr-4 TwaYG6mn6Z0P TxFBtml6jB6P UHsVOM3rbGyx UIAl0u7DBe-7 UKNkT8uY8zvp
  U_AXkj0Dt8Oa Uw8D4rZBH0iT UzXp5GcyFCSR V_8cGQRfBqUF Vtk9Dqq2dtIa WA7du3z-H1PY WPWFHD4_UWvZ WePkFzhC6zbn
  WtSJEuJBvD9P WzsX2bTcMYLc X36j0RkMQSWI YZx7zUwxgtwy YeYPFKAGoex3 Yl6ORmyWQAHh Z3slYL27UmvB _0cop3PAxs7C
  _GX6kxUaSP-E _LrEWTQa5H0M _kZ-ocu9BtRt _mcUeBYv2RoU _ox3qhgRgA1a bGaNDPVnKcJa bObvRlCHNDEF bTKsgU0g_Eqr
  bbMqRi6mddUS bdeAs5I_YIM5 cPFj2o6Ud_du cTkEACzKJ_0i cTlVDzKHRn-E cc3R03LmbknP cemKZCi3hkEE dfi6z4Bx89c5
  dutjBbAPBpQ0 egIinHneSafF epAkZZ2LtoGZ erqCuGmvn0G9 f4TYuDoFZttM f8G8Fn8AoOfN g-3JQaCbb532 gKwYTP0y-QjZ
  gRSUpClBVlXl gdxKDSu_RnBg gu0BvHC67ekw h5WoSxr3mAfc hKkgVWibKqpk hvZX1E_qfLzf i-lg8JaAFxGM iA_iX5vTZZ6H
  iltuSFhcnrEs jK9z0ZajnmZp jM3gqNW2lPWG jaq9yrK_SphO k3Ixbjla7Jt3 kJCY0yTToBhZ kR3SJNPsBcTk kX6-C6dm1X6P
  lEqMCxFjfCv9 lJEtLp8897WP lmVvao77WH75 m760_0AU-2BL mMByWXXddM3P mnbVk_Q5sU6R mo0PPrfITiHa n4oJI7k4T6wD
  n7FKqg70DPnL nhDlxBvscZsN nkAXgRp7tJIQ nopQQxqsx0hu o85Hwjmwzkgu pG1pXUy6aGwP pYfSY8gQ3YPw qSFEyajAWHig
  qWWY53sMINq7 q_6QWq0T6m5p rjTOXGs11ag_ sG0LkCtq-X7n sPQ7L51ZKK-d sl2LfPKRqN6p tKGqfjrLPT2J tZvQycEkkNnB
  t_Hpzn0zOzYm tfRCvC04x18P w3E5MVWh3-Tf w4AiFazaKXnr waDwZgJvYSyv wn9mWmf4rYq4 x5XwEmBgQRHR xAgX46yRjs3t
  xTEdvCf21rxx xyUR5qHmqhvA y4XPEXUyTs7c yAjTrAusP-Yo yJA7UHmtFhkI yKxUCR65mgC2 yeRn3FpKv6HG ymVQHHNdtg1g
  z0WVZ8FIZpWT zcvYym3Fnkhq zmBD3tBj35Bu zxDcxHHSpBqX
`
  .trim()
  .split(/\s+/);
